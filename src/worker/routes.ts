import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { ASSETS_DIR, BASE_PATH, MAX_KEPT, SITE_PATIENCE_S } from '../bundle/constants';
import { HASHED_FILE_PATTERN } from '../bundle/hashed-files';
import { sectionNameOf, withoutBase } from '../bundle/paths';
import { CACHES, SAVE_HEADER, type WorkerSite } from '../bundle/worker-contract';
import { isDocumentPath } from '../content/offline/check-response';
import { atMost, fromAnyCache, orOtherVersion, smallOnly, validOnly } from './keep-rules';
import { PageStrategy } from './page-strategy';

const ASSETS_PATH = BASE_PATH + ASSETS_DIR;
/** A file is the same for all requests, whatever its `Vary` header says. */
const BY_ADDRESS = { ignoreVary: true };

/**
 * The path, below `assets/`, of the bundle file that a request asks for. Undefined for all other requests, and for
 * those that only the network may answer.
 */
function fileOf({ url, request, sameOrigin }: RouteMatchCallbackOptions): string | undefined {
  if (!sameOrigin || !url.pathname.startsWith(ASSETS_PATH) || url.search !== '') return undefined;
  // Range requests return partial files, which are not cached; files being saved have their own cache.
  if (request.headers.has('range') || request.headers.has(SAVE_HEADER)) return undefined;
  return url.pathname.slice(ASSETS_PATH.length);
}

/** Whether a request is for a file with a content hash whose path matches `start`. */
function isHashed(options: RouteMatchCallbackOptions, start: RegExp): boolean {
  const file = fileOf(options);
  return file !== undefined && HASHED_FILE_PATTERN.test(file) && start.test(file);
}

/** Whether an address is one of the app's pages: not a Markdown copy, a data file or a document to print. */
function isAppPage({ pathname }: URL): boolean {
  return isDocumentPath(pathname) && !pathname.startsWith(`${BASE_PATH}print/`);
}

/** Does not cache a page of a folder that is no section: another site may be there (`/docs/7.3/` below `/docs/`). */
function ownSectionsOnly({ sections }: WorkerSite): WorkboxPlugin {
  const names = new Set(['', ...sections.map(({ name }) => name)]);
  return {
    cacheWillUpdate: async ({ request, response }) =>
      names.has(sectionNameOf(withoutBase(new URL(request.url).pathname))) ? response : null,
  };
}

/** Registers a strategy for each kind of request; all others go to the network as without a worker. */
export function registerRoutes(site: WorkerSite): void {
  registerRoute(
    (options) => isHashed(options, /^(?:pages|sections)\//),
    new CacheFirst({
      cacheName: CACHES.records,
      matchOptions: BY_ADDRESS,
      plugins: [validOnly, fromAnyCache, orOtherVersion, atMost(MAX_KEPT.records)],
    }),
  );
  registerRoute(
    (options) => isHashed(options, /^search\//),
    new CacheFirst({
      cacheName: CACHES.search,
      matchOptions: BY_ADDRESS,
      plugins: [validOnly, fromAnyCache, atMost(MAX_KEPT.search)],
    }),
  );
  registerRoute(
    (options) => isHashed(options, /^/),
    new CacheFirst({
      cacheName: CACHES.files,
      matchOptions: BY_ADDRESS,
      plugins: [validOnly, fromAnyCache, smallOnly, atMost(MAX_KEPT.files)],
    }),
  );
  registerRoute(
    (options) => /^(?:site\.json$|start\/)/.test(fileOf(options) ?? ''),
    new NetworkFirst({
      cacheName: CACHES.site,
      matchOptions: BY_ADDRESS,
      networkTimeoutSeconds: SITE_PATIENCE_S,
      plugins: [validOnly],
    }),
  );
  const isNavigation = ({ request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
    sameOrigin && request.mode === 'navigate';
  registerRoute(
    (options) =>
      isNavigation(options) && options.request.destination === 'document' && isAppPage(options.url),
    new PageStrategy({
      cacheName: CACHES.pages,
      matchOptions: { ...BY_ADDRESS, ignoreSearch: true },
      plugins: [validOnly, ownSectionsOnly(site), atMost(MAX_KEPT.pages)],
    }),
  );
  // Navigation preload has already requested all other navigations. Without a handler, the browser would request them
  // again.
  registerRoute(isNavigation, new NetworkOnly());
}
