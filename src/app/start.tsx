import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BASE_PATH } from '../bundle/constants';
import { candidatePaths, comparablePath, decodeSafely, withBase } from '../bundle/paths';
import { type RoutePage, routeQuery } from '../data/load-page';
import { type PageData, readPageData } from '../data/page-data';
import { sectionQuery, siteQuery } from '../data/queries';
import { createQueryClient } from '../data/query-client';
import { readEmbeddedSite } from '../data/read-embedded-site';
import { takeRenderedHtml } from '../data/sanitize-html';
import { App } from './app';

/** Below which router and providers the app runs in a browser. */
function Root({ client }: { client: QueryClient }) {
  return (
    <StrictMode>
      <BrowserRouter basename={BASE_PATH}>
        <App client={client} />
      </BrowserRouter>
    </StrictMode>
  );
}

/** Starts the app: in a page that was rendered at build by taking it over, elsewhere from nothing. */
export async function startApp(container: HTMLElement): Promise<void> {
  const client = createQueryClient();
  const site = readEmbeddedSite(document);
  if (site) client.setQueryData(siteQuery().queryKey, site);
  const data = site && readPageData(document);
  const canHydrate = data && settleAddress(data) && (await fillCache(client, data, container));
  if (canHydrate) hydrateRoot(container, <Root client={client} />);
  else createRoot(container).render(<Root client={client} />);
}

/**
 * Whether the HTML file is that of the address asked for. A host may answer other spellings of it with
 * the same file (`/x`, `/x/index.html`): then the address bar gets the page's own.
 */
function settleAddress({ record }: PageData): boolean {
  const { pathname, search, hash } = window.location;
  const asked = pathname.slice(BASE_PATH.length - 1);
  if (decodeSafely(asked) === decodeSafely(record.path)) return true;
  if (!candidatePaths(asked).some((path) => comparablePath(path) === comparablePath(record.path)))
    return false;
  window.history.replaceState(window.history.state, '', withBase(record.path) + search + hash);
  return true;
}

/** Puts the page on screen into the cache, as if it had been loaded. False when its section does not load. */
async function fillCache(client: QueryClient, data: PageData, container: HTMLElement): Promise<boolean> {
  const site = client.getQueryData(siteQuery().queryKey);
  const content = container.querySelector('.theme-default-content');
  if (!site || !content) return false;
  const section = await client.fetchQuery(sectionQuery(data.sectionFile)).catch(() => undefined);
  const entry = section?.pages.find(({ path }) => path === data.record.path);
  if (!section || !entry) return false;
  const record = { ...data.record, html: takeRenderedHtml(content) };
  const page: RoutePage = { kind: 'page', site, section, entry, record };
  client.setQueryData(routeQuery(client, record.path).queryKey, page);
  return true;
}
