import { BASE_PATH, SEARCH_PATH } from '../../src/bundle/constants';
import { withBase } from '../../src/bundle/paths';
import { belowBase, MANIFEST_FILE, OPEN_SEARCH_FILE } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import { element, textElement } from '../support/markup';
import type { OutputFile } from '../support/output-file';
import { brandOf } from './brand';

/** Maximum length of `ShortName` in an OpenSearch description. Characters. Source: the OpenSearch specification. */
const MAX_NAME_LENGTH = 16;

/** OpenSearch description of a site with an origin: a browser then offers the site's search in its address bar. */
export function openSearchFile({ site }: ContentBundle): OutputFile {
  const template = `${site.origin}${withBase(SEARCH_PATH)}?q={searchTerms}`;
  const parts = [
    textElement('ShortName', [...site.title].slice(0, MAX_NAME_LENGTH).join('')),
    textElement('Description', site.description),
    textElement('InputEncoding', 'UTF-8'),
    textElement('Image', site.origin + withBase('favicon.svg'), { type: 'image/svg+xml' }),
    element('Url', { type: 'text/html', method: 'get', template }),
  ];
  const description = element(
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    `\n  ${parts.join('\n  ')}\n`,
  );
  const data = `<?xml version="1.0" encoding="UTF-8"?>\n${description}\n`;
  return { file: belowBase(OPEN_SEARCH_FILE), data };
}

/** The web manifest: the name and icons that the site has on the home screen of a reader who adds it there. */
export function webManifest({ site }: Pick<ContentBundle, 'site'>): OutputFile {
  const pngIcons = [192, 512].map((size) => ({
    src: withBase(`icons/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  const icons = [{ src: withBase('favicon.svg'), sizes: 'any', type: 'image/svg+xml' }, ...pngIcons];
  const manifest = {
    id: BASE_PATH,
    name: site.title,
    short_name: site.title,
    description: site.description,
    lang: site.lang,
    start_url: BASE_PATH,
    scope: BASE_PATH,
    display: 'minimal-ui',
    theme_color: brandOf(site).color,
    background_color: '#ffffff',
    icons: site.logo ? [{ src: site.logo.src, sizes: 'any' }] : icons,
  };
  return { file: belowBase(MANIFEST_FILE), data: JSON.stringify(manifest, null, 2) };
}
