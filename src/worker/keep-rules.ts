import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { MAX_KEPT_FILE_BYTES } from '../bundle/constants';
import { findAnywhere, findOtherVersion } from '../content/offline/bundle-cache';
import { isValidResponse } from '../content/offline/check-response';

/**
 * Caches only the file that was requested: no errors, no login page of a network, nothing truncated. Cached
 * responses are checked again before use: other programs of this origin can write to these caches.
 */
export const validOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isValidResponse(request.url, response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isValidResponse(request.url, cachedResponse)) ? cachedResponse : null,
};

/**
 * Does not cache large downloads, which would push everything else out. The size is that of `Content-Length`; a
 * response without it is cached.
 */
export const smallOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    Number(response.headers.get('content-length') ?? 0) > MAX_KEPT_FILE_BYTES ? null : response,
};

/** Whether a request bypasses the browser's cache, as those do that the app repeats after a failure. */
function isRepeated({ cache }: Request): boolean {
  return cache === 'reload' || cache === 'no-cache';
}

/**
 * For files with a content hash in their address: a copy from any cache will do (the shell's, a saved section's).
 * A repeated request gets the file from the network; a cached copy is the fallback.
 */
export const fromAnyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (isRepeated(request)) return null;
    return cachedResponse ?? (await findAnywhere(request.url));
  },
  handlerDidError: ({ request }) => findAnywhere(request.url),
};

/**
 * For records and indexes: without a network, an older or newer version is better than none. The saved version may
 * differ from the tab's if the reader went offline before the new one was complete. While the browser reports a
 * network, only a repeated request gets another version.
 */
export const orOtherVersion: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    isRepeated(request) || !navigator.onLine ? findOtherVersion(request.url) : undefined,
};

/** Limits a cache to `maxEntries` files; if the storage quota is exceeded, the whole cache is deleted. */
export function atMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } });
}
