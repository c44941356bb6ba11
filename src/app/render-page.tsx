import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BASE_PATH } from '../bundle/constants';
import { withBase } from '../bundle/paths';
import type { PageEntry, PageRecord, SectionIndex, SiteIndex } from '../bundle/records';
import { buildHead, type PageHead } from '../data/build-head';
import { routeQuery, type ShownPage } from '../data/load-page';
import { siteQuery, withHeading } from '../data/queries';
import { createQueryClient } from '../data/query-client';
import { trustBuiltHtml } from '../data/sanitize-html';
import { buildStructuredData, type StructuredData } from '../data/structured-data';
import { App } from './app';

export { PAGE_DATA_ID, type PageData } from '../data/page-data';
export type { PageHead };

/** A page as the bundler has it. */
export interface BuiltPage {
  site: SiteIndex;
  section: SectionIndex;
  entry: PageEntry;
  record: PageRecord;
}

/** A page as HTML, for the file that `tools/` writes. */
export interface RenderedPage {
  /** What stands in `#app`. */
  html: string;
  head: PageHead;
  /** For search engines, as schema.org objects. */
  structuredData: StructuredData[];
}

/** Renders a page with the components the browser will hydrate. */
export function renderPage({ record, ...built }: BuiltPage): RenderedPage {
  const safe = { ...record, html: trustBuiltHtml(withHeading(record)) };
  const page: ShownPage = { kind: 'page', ...built, record: safe };
  const client = createQueryClient();
  client.setQueryData(siteQuery().queryKey, built.site);
  client.setQueryData(routeQuery(client, record.path).queryKey, page);
  const html = renderToString(
    <StaticRouter basename={BASE_PATH} location={withBase(record.path)}>
      <App client={client} />
    </StaticRouter>,
  );
  return { html, head: buildHead(page), structuredData: buildStructuredData(page) };
}

/** Head of the file that starts the app at an address no page is known for. */
export function notFoundHead(site: SiteIndex): PageHead {
  return buildHead({ kind: 'not-found', site, section: undefined, path: '' });
}
