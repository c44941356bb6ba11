import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { escapeHtml } from '../bundle/escape-html';
import { parsePageRecord, parseSectionIndex, parseStartIndex } from '../bundle/parse-records';
import type { PageEntry, PageRecord } from '../bundle/records';
import { fetchJson } from './fetch-json';
import { fetchSite } from './fetch-site';
import { loadSanitizer } from './load-sanitizer';
import type { SanitizedHtml } from './safe-html';

/** A page record whose HTML may go into the document. */
export interface SafePageRecord extends PageRecord {
  html: SanitizedHtml;
}

/** The HTML of a record as it is shown. A page whose Markdown has no first-level heading still needs one: its title. */
export function withHeading({ html, title, frontmatter }: PageRecord): string {
  if (title === '' || frontmatter.home || /<h1[\s>]/i.test(html)) return html;
  return `<h1>${escapeHtml(title)}</h1>\n${html}`;
}

type QueryKind = 'start' | 'site' | 'section' | 'record' | 'route' | 'search' | 'code' | 'catalogue';

/**
 * The one place that spells query keys. `id` is a file of the bundle; for `route` a page path, for `search` a build id,
 * for `code` a chunk, for `catalogue` a file or `saved` (the sections on this device). It is empty for `site`.
 */
export function queryKeyOf(kind: QueryKind, id = ''): readonly [QueryKind, string] {
  return [kind, id];
}

/** `site.json`: always revalidated with the server, since its name does not change. */
export function siteQuery() {
  return queryOptions({
    queryKey: queryKeyOf('site'),
    queryFn: fetchSite,
  });
}

/** After a failure, a file is requested without the browser's cache, which may hold the bad response. */
function cacheModeOf({ client, queryKey }: QueryFunctionContext): RequestCache {
  const state = client.getQueryState(queryKey);
  return state && state.fetchFailureCount + state.errorUpdateCount > 0 ? 'reload' : 'default';
}

/** A `start/*.json` file: the data needed to hydrate a page that was rendered at build. */
export function startQuery(file: string) {
  return queryOptions({
    queryKey: queryKeyOf('start', file),
    queryFn: (context) => fetchJson(file, parseStartIndex, { cache: cacheModeOf(context) }),
  });
}

/** A `sections/*.json` file of the section called `name`. */
export function sectionQuery(name: string, file: string) {
  return queryOptions({
    queryKey: queryKeyOf('section', file),
    queryFn: (context) =>
      fetchJson(file, (value) => parseSectionIndex(value, name), { cache: cacheModeOf(context) }),
  });
}

/** A `pages/*.json` file, its HTML sanitised on arrival, so that a prefetched page is ready to show. */
export function recordQuery({ file, path }: Pick<PageEntry, 'file' | 'path'>) {
  return queryOptions({
    queryKey: queryKeyOf('record', file),
    queryFn: async (context): Promise<SafePageRecord> => {
      const { signal } = context;
      const [record, { sanitizeHtml }] = await Promise.all([
        fetchJson(file, (value) => parsePageRecord(value, path), { cache: cacheModeOf(context), signal }),
        loadSanitizer(),
      ]);
      return { ...record, html: sanitizeHtml(withHeading(record)) };
    },
  });
}
