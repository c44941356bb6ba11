import { TOOLBAR_COLORS } from '../../src/bundle/constants';
import { withBase } from '../../src/bundle/paths';
import type { SiteIndex } from '../../src/bundle/records';
import { BACKGROUNDS } from '../source/config/theme-schema';
import { element } from '../support/markup';

/** `color` with so much of `other` in it; both are `#rrggbb`. `color-mix()` is younger than some supported browsers. */
function mix(color: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [own = 0, added = 0] = [color, other].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
    return Math.round(own + (added - own) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Properties of `tokens.css` for an accent: `ink` is mixed into its hover colour, `paper` into its soft one. */
function colorsOf(color: string, ink: string, paper: string): string {
  return [
    `--accent:${color}`,
    `--accent-text:${color}`,
    `--focus:${color}`,
    `--accent-hover:${mix(color, 0.25, ink)}`,
    `--accent-soft:${mix(color, 0.9, paper)}`,
  ].join(';');
}

/** What depends on the site's own logo and colours in the head of every document. */
export type Brand = ReturnType<typeof brandOf>;

/**
 * Makes the parts of a document's head for the logo and the colours of a site: `<link>` elements of the icon, a
 * `<style>` element (empty for a site without colours of its own), and the toolbar's colour in the light scheme.
 */
export function brandOf({ theme, logo }: Pick<SiteIndex, 'theme' | 'logo'>) {
  const style =
    theme &&
    `:root,:root[data-theme="light"]{${colorsOf(theme.light, '#000000', BACKGROUNDS.light[0])}}` +
      `@media screen{:root[data-theme="dark"]{${colorsOf(theme.dark, '#ffffff', BACKGROUNDS.dark[0])}}}`;
  return {
    icons: logo ? element('link', { rel: 'icon', href: logo.src }) : ICON_LINKS,
    style: style === undefined ? '' : element('style', {}, style),
    color: theme?.light ?? TOOLBAR_COLORS.light,
  };
}

/**
 * Default icon links for a document's head. Without any icon link, browsers request `/favicon.ico` if the policy allows
 * images; that file is missing or belongs to another site.
 */
export const ICON_LINKS = [
  // For search engines, and browsers that show no SVG.
  { rel: 'icon', href: withBase('/icons/icon-192.png'), type: 'image/png', sizes: '192x192' },
  { rel: 'icon', href: withBase('/favicon.svg'), type: 'image/svg+xml' },
]
  .map((attributes) => element('link', attributes))
  .join('\n');
