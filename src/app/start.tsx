import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ChunkLoadError } from '../bundle/chunk-load-error';
import { BASE_PATH, SEARCH_PATH } from '../bundle/constants';
import { candidatePaths, comparablePath, decodeSafely, withBase } from '../bundle/paths';
import type { SiteIndex, StartIndex } from '../bundle/records';
import { OFFLINE_PATH } from '../bundle/worker-contract';
import { loadInFull } from '../content/full-load';
import { type RoutePage, routeQuery } from '../content/load-page';
import { loadSanitizer } from '../content/load-sanitizer';
import { type PageData, readPageData } from '../content/page-data';
import { sectionQuery, siteQuery, startQuery } from '../content/queries';
import { createQueryClient } from '../content/query-client';
import { readEmbeddedSite } from '../content/read-embedded-site';
import { takeRenderedHtml } from '../content/safe-html';
import { reportError } from '../shared/report-error';
import { whenIdle } from '../shared/when-idle';
import { App } from './app';

/**
 * Below which router and providers the app runs in a browser. Not in StrictMode, which would double the time an edit
 * takes in `npm run dev`; the unit tests render in it.
 */
function Root({ client }: { client: QueryClient }) {
  return (
    <BrowserRouter basename={BASE_PATH}>
      <App client={client} />
    </BrowserRouter>
  );
}

/**
 * Starts the app: in a page that was rendered at build by taking it over, elsewhere from nothing.
 * Resolves with its cache.
 */
export async function startApp(container: HTMLElement): Promise<QueryClient> {
  const client = createQueryClient();
  const data = readPageData(document);
  const start = data && settleAddress(data) ? await loadStart(client, data) : undefined;
  const site = start?.site ?? readEmbeddedSite(document);
  if (site) {
    client.setQueryData(siteQuery().queryKey, site);
    document.documentElement.dataset.build = site.buildId;
  }
  const canHydrate =
    start && data
      ? takeBuiltPage(client, data, start, container)
      : site && takeOwnPage(client, site, container);
  markStarted(document.documentElement);
  // As a transition it lets the browser do other things in between: the page is there already.
  if (canHydrate) startTransition(() => void hydrateRoot(container, <Root client={client} />));
  else createRoot(container).render(<Root client={client} />);
  void prepareNextPage();
  return client;
}

/**
 * From now on scripts can open what is closed, whatever fails later. An attribute of its own: one that the style sheet
 * asks for would have the browser look at every rule that depends on it again.
 */
function markStarted({ dataset }: HTMLElement): void {
  dataset.started = '';
  // It was taken back while the app could not start.
  dataset.js ??= '';
}

/** Loads what the first page had no need of and every next one has. */
async function prepareNextPage(): Promise<void> {
  await whenIdle(new AbortController().signal);
  try {
    await loadSanitizer({ canWait: true });
  } catch (error) {
    // The next page asks for it again, and says so when it does not come.
    console.warn('The sanitiser did not load ahead of the next page.', error);
  }
}

/** Pages that are the app's own and not the content's, with what their file has on screen. */
const OWN_PAGES = [
  { path: SEARCH_PATH, kind: 'search', selector: '.search-page' },
  { path: OFFLINE_PATH, kind: 'offline', selector: '.offline-page' },
] as const;

/** Puts a page of the app's own into the cache where its file is on screen. */
function takeOwnPage(client: QueryClient, site: SiteIndex, container: HTMLElement): boolean {
  const own = OWN_PAGES.find(({ path }) => window.location.pathname === withBase(path));
  if (!own || !container.querySelector(own.selector)) return false;
  const page: RoutePage = { kind: own.kind, site };
  client.setQueryData(routeQuery(client, own.path).queryKey, page);
  return true;
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

/**
 * What the page on screen begins with. While it does not come the page stays as it is, readable, all of it
 * within reach as without JavaScript; then it is tried again whenever the reader or the network is back.
 */
async function loadStart(client: QueryClient, { startFile }: PageData): Promise<StartIndex> {
  for (;;) {
    try {
      return await client.fetchQuery(startQuery(startFile));
    } catch (error) {
      reportError('The app could not start', error);
      delete document.documentElement.dataset.js;
      // The page was kept by a cache from before a deployment: the server's own has a file that is there.
      if (error instanceof ChunkLoadError && ['missing', 'outdated'].includes(error.failure.kind))
        loadInFull(startFile);
      await nextOccasion();
    }
  }
}

/** Resolves when the network comes back or the reader comes back to the tab. */
function nextOccasion(): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = (): void => {
      end.abort();
      resolve();
    };
    window.addEventListener('online', done, { signal: end.signal });
    window.addEventListener('focus', done, { signal: end.signal });
  });
}

/**
 * Puts what is on screen into the cache, as if it had been loaded. True when the app would show just that; a page
 * from before a deployment, kept by a cache, may have another sidebar, or another record.
 */
function takeBuiltPage(
  client: QueryClient,
  data: PageData,
  { site, sectionFile, section, surroundings }: StartIndex,
  container: HTMLElement,
): boolean {
  client.setQueryData(sectionQuery(sectionFile).queryKey, section);
  const content = container.querySelector('.theme-default-content');
  const entry = section.pages.find(({ path }) => path === data.record.path);
  if (!content || entry?.file !== data.recordFile) return false;
  const record = { ...data.record, html: takeRenderedHtml(content) };
  const page: RoutePage = { kind: 'page', site, section, entry, record };
  client.setQueryData(routeQuery(client, record.path).queryKey, page);
  return surroundings === data.surroundings;
}
