import { withBase } from '../../src/bundle/paths';
import { element } from '../support/markup';

/**
 * Icon link for a document's head. Without one, and if the policy allows images, browsers request `/favicon.ico`,
 * which belongs to another site or is missing.
 */
export const ICON_LINK = element('link', {
  rel: 'icon',
  href: withBase('/favicon.svg'),
  type: 'image/svg+xml',
});
