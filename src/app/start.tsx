import type { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ChunkLoadError } from '../bundle/chunk-load-error';
import { BASE_PATH, SEARCH_PATH } from '../bundle/constants';
import { candidatePaths, comparablePath, decodeSafely, withBase, withoutBase } from '../bundle/paths';
import type { SiteIndex, StartIndex } from '../bundle/records';
import { OFFLINE_PATH } from '../bundle/worker-contract';
import { loadInFull } from '../content/full-load';
import { type RouteResult, routeQuery } from '../content/load-page';
import { loadSanitizer } from '../content/load-sanitizer';
import { type PageData, readPageData } from '../content/page-data';
import { sectionQuery, siteQuery, startQuery } from '../content/queries';
import { createQueryClient } from '../content/query-client';
import { readEmbeddedSite } from '../content/read-embedded-site';
import { takeRenderedHtml } from '../content/safe-html';
import { reportError } from '../shared/report-error';
import { whenIdle } from '../shared/when-idle';
import { App } from './app';
import { ROUTER_FLAGS } from './router-flags';

/**
 * The app with its router, as it runs in a browser. Not in StrictMode, which would double the time an edit takes in
 * `npm run dev`; the unit tests use it.
 */
function Root({ client }: { client: QueryClient }) {
  // React runs the effects of the components inside first, so their listeners are registered by now.
  useEffect(() => markInteractive(document.documentElement), []);
  return (
    <BrowserRouter basename={BASE_PATH} future={ROUTER_FLAGS}>
      <App client={client} />
    </BrowserRouter>
  );
}

/**
 * Starts the app: hydrates a page that was rendered at build, renders from scratch elsewhere.
 * Resolves with the app's query cache.
 */
export async function startApp(container: HTMLElement): Promise<QueryClient> {
  const client = createQueryClient();
  const data = readPageData(document);
  const start = data && correctAddress(data) ? await loadStart(client, data) : undefined;
  const site = start?.site ?? readEmbeddedSite(document);
  if (site) {
    client.setQueryData(siteQuery().queryKey, site);
    document.documentElement.dataset.build = site.buildId;
  }
  const canHydrate =
    start && data
      ? seedBuiltPage(client, data, start, container)
      : site && seedOwnPage(client, site, container);
  markStarted(document.documentElement);
  // A transition lets the browser do other work in between: the page is on screen already.
  if (canHydrate) startTransition(() => void hydrateRoot(container, <Root client={client} />));
  else createRoot(container).render(<Root client={client} />);
  void prepareNextPage();
  return client;
}

/**
 * Marks the app as started: later errors no longer remove `data-js` (see `FIRST_PAINT_SCRIPT`). The mark is an
 * attribute that no style rule uses: a new value of `data-js` would make the browser evaluate again every rule that
 * depends on it.
 */
function markStarted({ dataset }: HTMLElement): void {
  dataset.started = '';
  // `loadStart` or `FIRST_PAINT_SCRIPT` may have removed `data-js` after an earlier failure.
  dataset.js ??= '';
}

/** Marks the app as ready for keys and clicks. The browser tests wait for this before they use either. */
function markInteractive({ dataset }: HTMLElement): void {
  dataset.started = 'interactive';
}

/** Loads the code that every page but the first needs. */
async function prepareNextPage(): Promise<void> {
  await whenIdle();
  try {
    await loadSanitizer({ canWait: true });
  } catch (error) {
    // The next page requests it again, and shows an error if it does not load.
    console.warn('The sanitiser did not load ahead of the next page.', error);
  }
}

/** Pages of the app itself, not of the content, each with an element that its HTML file contains. */
const OWN_PAGES = [
  { path: SEARCH_PATH, kind: 'search', selector: '.search-page' },
  { path: OFFLINE_PATH, kind: 'offline', selector: '.offline-page' },
] as const;

/** Puts a page of the app itself into the query cache if its HTML file is on screen. Returns whether it is. */
function seedOwnPage(client: QueryClient, site: SiteIndex, container: HTMLElement): boolean {
  const own = OWN_PAGES.find(({ path }) => window.location.pathname === withBase(path));
  if (!own || !container.querySelector(own.selector)) return false;
  const page: RouteResult = { kind: own.kind, site };
  client.setQueryData(routeQuery(client, own.path).queryKey, page);
  return true;
}

/**
 * Replaces the address in the address bar by the page's own if a host served the HTML file for another spelling of it
 * (`/x`, `/x/index.html`). Returns false, and changes nothing, if the file belongs to another page.
 */
function correctAddress({ record }: PageData): boolean {
  const { pathname, search, hash } = window.location;
  const requested = withoutBase(pathname);
  if (decodeSafely(requested) === decodeSafely(record.path)) return true;
  if (!candidatePaths(requested).some((path) => comparablePath(path) === comparablePath(record.path)))
    return false;
  window.history.replaceState(window.history.state, '', withBase(record.path) + search + hash);
  return true;
}

/**
 * Loads the start index of the page on screen. If that fails, the page stays readable and usable as without
 * JavaScript; the next try is made when the reader comes back to the tab or the network comes back.
 */
async function loadStart(client: QueryClient, { startFile }: PageData): Promise<StartIndex> {
  for (;;) {
    try {
      return await client.fetchQuery(startQuery(startFile));
    } catch (error) {
      reportError('The app could not start', error);
      delete document.documentElement.dataset.js;
      // This page is older than the last deployment: load the newer page from the server. If that was tried before,
      // wait as after any other failure.
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
 * Puts the page on screen, with its section, into the query cache, as if both had been loaded. Returns whether the page
 * can be hydrated: the start index, which may come from another build than the page's HTML, must have the same file for
 * its record and the same `surroundings` (the hash of everything else that it was rendered with).
 */
function seedBuiltPage(
  client: QueryClient,
  data: PageData,
  { site, sectionFile, section, surroundings }: StartIndex,
  container: HTMLElement,
): boolean {
  client.setQueryData(sectionQuery(section.section, sectionFile).queryKey, section);
  const content = container.querySelector('.theme-default-content');
  const entry = section.pages.find(({ path }) => path === data.record.path);
  if (!content || entry?.file !== data.recordFile) return false;
  const record = { ...data.record, html: takeRenderedHtml(content) };
  const page: RouteResult = { kind: 'page', site, section, entry, record };
  client.setQueryData(routeQuery(client, record.path).queryKey, page);
  return surroundings === data.surroundings;
}
