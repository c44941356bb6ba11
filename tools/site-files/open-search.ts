import { OPEN_SEARCH_FILE, SEARCH_PATH } from '../../src/bundle/constants';
import { withBase } from '../../src/bundle/paths';
import type { ContentBundle } from '../bundle/bundle-content';
import { escapeHtml } from '../markdown/html';
import type { OutputFile } from '../output/output-file';
import { belowBase } from './below-base';

/** OpenSearch description: lets a browser offer the site's search in its address bar. */
export function openSearch({ site }: ContentBundle): OutputFile[] {
  if (site.origin === '') return [];
  const template = `${site.origin}${withBase(SEARCH_PATH)}?q={searchTerms}`;
  const data = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(site.title.slice(0, 16))}</ShortName>
  <Description>${escapeHtml(site.description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escapeHtml(site.origin + withBase('favicon.svg'))}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(template)}"/>
</OpenSearchDescription>
`;
  return [{ file: belowBase(OPEN_SEARCH_FILE), data }];
}
