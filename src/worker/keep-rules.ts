import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { KEPT_FILE_MAX_BYTES } from '../bundle/constants';
import { findAnywhere, findOtherVersion } from '../content/offline/bundle-cache';
import { isSoundAnswer } from '../content/offline/check-answer';

/**
 * Only what was asked for is kept: no errors, no login page of a network, nothing cut off. Nor is anything else
 * answered with: other programs of this origin can write to these caches.
 */
export const soundOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isSoundAnswer(request.url, response)) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isSoundAnswer(request.url, cachedResponse)) ? cachedResponse : null,
};

/** Large downloads would push everything else out. */
export const smallOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    Number(response.headers.get('content-length') ?? 0) > KEPT_FILE_MAX_BYTES ? null : response,
};

/** A page that asks past the browser's cache has found its copy bad, or has asked before. */
function isAskedAgain({ cache }: Request): boolean {
  return cache === 'reload' || cache === 'no-cache';
}

/**
 * For files whose name says their content: whichever cache has it (the shell's, a saved section's) will do.
 * A page that asks again gets a new one, where there is a network.
 */
export const fromAnyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (isAskedAgain(request)) return null;
    return cachedResponse ?? (await findAnywhere(request.url));
  },
  handlerDidError: ({ request }) => findAnywhere(request.url),
};

/**
 * For records and indexes: without a network an older or newer text is better than none. A tab may run another
 * version than what was saved: the reader went offline before the new one was whole. Where there seems to be a
 * network, the page is to ask again first.
 */
export const orOtherVersion: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    isAskedAgain(request) || !navigator.onLine ? findOtherVersion(request.url) : undefined,
};

/** Keeps a cache to so many files; when the device is full, the whole of it goes. */
export function atMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } });
}
