import { withBase } from '../../src/bundle/paths';
import { element } from '../support/markup';

/**
 * Icon links for a document's head. Without one, and if the policy allows images, browsers request `/favicon.ico`,
 * which belongs to another site or is missing.
 */
export const ICON_LINKS = [
  // For search engines, and browsers that show no SVG.
  { rel: 'icon', href: withBase('/icons/icon-192.png'), type: 'image/png', sizes: '192x192' },
  { rel: 'icon', href: withBase('/favicon.svg'), type: 'image/svg+xml' },
]
  .map((attributes) => element('link', attributes))
  .join('\n');
