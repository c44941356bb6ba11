import type { RouteMatchCallbackOptions } from 'workbox-core/types';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { ASSETS_DIR, BASE_PATH, KEPT_MAX, SITE_PATIENCE_S } from '../bundle/constants';
import { CACHES, SAVE_HEADER } from '../bundle/worker-contract';
import { isDocumentPath } from '../content/offline/check-answer';
import { atMost, fromAnyCache, orOtherVersion, smallOnly, soundOnly } from './keep-rules';
import { PageStrategy } from './page-strategy';

const ASSETS_PATH = BASE_PATH + ASSETS_DIR;
/** Names that say their content: with a hash of their own, or in the folder of one search index. */
const HASHED_PATTERN = /\.[\da-f]{8,}\.\w+$|^search\/[\da-f]{8,}\//;
const BY_ADDRESS = { ignoreVary: true };

/** Bundle file a request is for, below `assets/`; undefined for requests the worker leaves alone. */
function fileOf({ url, request, sameOrigin }: RouteMatchCallbackOptions): string | undefined {
  if (!sameOrigin || !url.pathname.startsWith(ASSETS_PATH) || url.search !== '') return undefined;
  // A part of a file is none to keep; what is being saved has a cache of its own.
  if (request.headers.has('range') || request.headers.has(SAVE_HEADER)) return undefined;
  return url.pathname.slice(ASSETS_PATH.length);
}

/** Whether a request is for a file that never changes, of those whose path begins with `start`. */
function isHashed(options: RouteMatchCallbackOptions, start: RegExp): boolean {
  const file = fileOf(options);
  return file !== undefined && HASHED_PATTERN.test(file) && start.test(file);
}

/** Whether an address is one of the app's pages: not a Markdown copy, a data file or a document to print. */
function isAppPage({ pathname }: URL): boolean {
  return isDocumentPath(pathname) && !pathname.startsWith(`${BASE_PATH}print/`);
}

/** Says what the worker does with each kind of request; what is not named goes to the network as without it. */
export function registerRoutes(): void {
  registerRoute(
    (options) => isHashed(options, /^(?:pages|sections)\//),
    new CacheFirst({
      cacheName: CACHES.records,
      matchOptions: BY_ADDRESS,
      plugins: [soundOnly, fromAnyCache, orOtherVersion, atMost(KEPT_MAX.records)],
    }),
  );
  registerRoute(
    (options) => isHashed(options, /^search\//),
    new CacheFirst({
      cacheName: CACHES.search,
      matchOptions: BY_ADDRESS,
      plugins: [soundOnly, fromAnyCache, atMost(KEPT_MAX.search)],
    }),
  );
  registerRoute(
    (options) => isHashed(options, /^/),
    new CacheFirst({
      cacheName: CACHES.files,
      matchOptions: BY_ADDRESS,
      plugins: [soundOnly, fromAnyCache, smallOnly, atMost(KEPT_MAX.files)],
    }),
  );
  registerRoute(
    (options) => /^(?:site\.json$|start\/)/.test(fileOf(options) ?? ''),
    new NetworkFirst({
      cacheName: CACHES.site,
      matchOptions: BY_ADDRESS,
      networkTimeoutSeconds: SITE_PATIENCE_S,
      plugins: [soundOnly],
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
      plugins: [soundOnly, atMost(KEPT_MAX.pages)],
    }),
  );
  // The browser has asked for them already (navigation preload); without a handler it would ask again.
  registerRoute(isNavigation, new NetworkOnly());
}
