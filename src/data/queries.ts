import { queryOptions } from '@tanstack/react-query';
import { parsePageRecord, parseSectionIndex, parseSiteIndex } from '../bundle/parse-records';
import type { PageRecord } from '../bundle/records';
import { fetchJson } from './fetch-json';
import { type SanitizedHtml, sanitizeHtml } from './sanitize-html';

/** A page record whose HTML may go into the document. */
export interface SafePageRecord extends PageRecord {
  html: SanitizedHtml;
}

/** The HTML of a record as it is shown. A page whose Markdown has no first-level heading still needs one: its title. */
export function withHeading({ html, title, frontmatter }: PageRecord): string {
  if (title === '' || frontmatter.home || /<h1[\s>]/i.test(html)) return html;
  const text = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<h1>${text}</h1>\n${html}`;
}

type QueryKind = 'site' | 'section' | 'record' | 'route';

/** The one place that spells query keys. `id` is a file of the bundle, or for `route` a page path. */
export function queryKeyOf(kind: QueryKind, id = ''): readonly [QueryKind, string] {
  return [kind, id];
}

/** `site.json`: never taken from the browser's cache unasked, its name does not change. */
export function siteQuery() {
  return queryOptions({
    queryKey: queryKeyOf('site'),
    queryFn: () => fetchJson('site.json', parseSiteIndex, 'no-cache'),
  });
}

/** A `sections/*.json` file. */
export function sectionQuery(file: string) {
  return queryOptions({
    queryKey: queryKeyOf('section', file),
    queryFn: () => fetchJson(file, parseSectionIndex),
  });
}

/** A `pages/*.json` file, its HTML sanitised on arrival, so that a prefetched page has nothing left to do. */
export function recordQuery(file: string) {
  return queryOptions({
    queryKey: queryKeyOf('record', file),
    queryFn: async (): Promise<SafePageRecord> => {
      const record = await fetchJson(file, parsePageRecord);
      return { ...record, html: sanitizeHtml(withHeading(record)) };
    },
  });
}
