import { BASE_PATH, MANIFEST_FILE, THEME_COLORS } from '../../src/bundle/constants';
import { withBase } from '../../src/bundle/paths';
import { belowBase } from '../site/below-base';
import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';

/** Sizes of the icons in `static/icons/`. CSS pixels. */
const ICON_SIZES = [192, 512];

/** The web manifest: name and icons of the site when a reader adds it to the home screen. */
export function webManifest({ site }: Pick<ContentBundle, 'site'>): OutputFile {
  const manifest = {
    id: BASE_PATH,
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: site.lang,
    start_url: BASE_PATH,
    scope: BASE_PATH,
    display: 'minimal-ui',
    theme_color: THEME_COLORS.light,
    background_color: '#ffffff',
    icons: [
      { src: withBase('favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      ...ICON_SIZES.map((size) => ({
        src: withBase(`icons/icon-${size}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
  };
  return { file: belowBase(MANIFEST_FILE), data: JSON.stringify(manifest, null, 2) };
}
