import { SEARCH_PATH } from '../../src/bundle/constants';
import { withBase } from '../../src/bundle/paths';
import { belowBase, OPEN_SEARCH_FILE } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import { element, textElement } from '../support/markup';
import type { OutputFile } from '../support/output-file';

/** Longest name that OpenSearch allows. Characters. */
const MAX_NAME_LENGTH = 16;

/** OpenSearch description, with which a browser offers the site's search in its address bar. */
export function openSearchFile({ site }: ContentBundle): OutputFile[] {
  if (site.origin === '') return [];
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
  return [{ file: belowBase(OPEN_SEARCH_FILE), data }];
}
