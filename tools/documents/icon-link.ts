import { withBase } from '../../src/bundle/paths';
import { element } from '../support/markup';

/**
 * Names the icon in a document's head. A document that names none, and whose policy allows images, has browsers ask
 * for `/favicon.ico`, which is another site's, or missing.
 */
export const ICON_LINK = element('link', {
  rel: 'icon',
  href: withBase('/favicon.svg'),
  type: 'image/svg+xml',
});
