import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { BASE_PATH, SEARCH_PATH } from '../bundle/constants';
import { MESSAGES } from '../bundle/messages';
import { withBase } from '../bundle/paths';
import type { PageEntry, PageRecord, SectionIndex, SiteIndex } from '../bundle/records';
import { OFFLINE_PATH } from '../bundle/worker-contract';
import { routeQuery, type ShownPage } from '../content/load-page';
import { siteQuery, withHeading } from '../content/queries';
import { createQueryClient } from '../content/query-client';
import { trustBuiltHtml } from '../content/safe-html';
import { App } from './app';
import { buildHead, type PageHead } from './head/build-head';
import { buildStructuredData, type StructuredData } from './head/structured-data';

export type { PageData } from '../content/page-data';
export type { PageHead };

/** A page as the bundler has it. */
interface BuiltPage {
  site: SiteIndex;
  section: SectionIndex;
  entry: PageEntry;
  record: PageRecord;
}

/** A page as HTML, for the file that `tools/` writes. */
interface PageHtml {
  /** Content of the app's element. */
  html: string;
  head: PageHead;
  /** For search engines, as schema.org objects. */
  structuredData: StructuredData[];
}

function renderAt(path: string, page: ShownPage): PageHtml {
  const client = createQueryClient();
  client.setQueryData(siteQuery().queryKey, page.site);
  client.setQueryData(routeQuery(client, path).queryKey, page);
  const html = renderToString(
    <StaticRouter basename={BASE_PATH} location={withBase(path)}>
      <App client={client} />
    </StaticRouter>,
  );
  return { html, head: buildHead(page), structuredData: buildStructuredData(page) };
}

/** Renders a page with the components the browser will hydrate. */
export function renderPageHtml({ record, ...built }: BuiltPage): PageHtml {
  const safe = { ...record, html: trustBuiltHtml(withHeading(record)) };
  return renderAt(record.path, { kind: 'page', ...built, record: safe });
}

/** Renders the search page without a query. */
export function renderSearchPageHtml(site: SiteIndex): PageHtml {
  return renderAt(SEARCH_PATH, { kind: 'search', site });
}

/** Renders the page about offline reading, before the browser has reported what is saved. */
export function renderOfflinePageHtml(site: SiteIndex): PageHtml {
  return renderAt(OFFLINE_PATH, { kind: 'offline', site });
}

/** What the file for unknown addresses shows without scripts: that there is no such page, and links to the sections. */
export function renderNotFoundHtml(site: SiteIndex): string {
  return renderToStaticMarkup(
    <main className="theme-default-content not-found without-script">
      <h1>{MESSAGES.notFoundTitle}</h1>
      <p>{MESSAGES.notFoundPageTitle}</p>
      <ul>
        {[{ path: '/', title: MESSAGES.backToHome }, ...site.sections].map(({ path, title }) => (
          <li key={path}>
            <a href={withBase(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </main>,
  );
}

/** Head of the HTML file that the server sends for unknown addresses. That file starts the app. */
export function notFoundHead(site: SiteIndex): PageHead {
  return buildHead({ kind: 'not-found', site, section: undefined, path: '' });
}
