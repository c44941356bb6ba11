import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { KEPT_FILE_MAX_BYTES } from '../bundle/constants';
import { findAnywhere } from '../data/offline/bundle-cache';
import { isSoundAnswer } from '../data/offline/check-answer';

/** Only what was asked for is kept: no errors, no login page of a network, nothing cut off. */
export const soundOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isSoundAnswer(request.url, response)) ? response : null,
};

/** Large downloads would push everything else out. */
export const smallOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    Number(response.headers.get('content-length') ?? 0) > KEPT_FILE_MAX_BYTES ? null : response,
};

/**
 * For files whose name says their content: whichever cache has it (the shell's, a saved section's) will do.
 * A page that asks past the browser's cache has found its copy bad: it gets a new one, where there is a network.
 */
export const fromAnyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (request.cache === 'reload' || request.cache === 'no-cache') return null;
    return cachedResponse ?? (await findAnywhere(request.url));
  },
  handlerDidError: ({ request }) => findAnywhere(request.url),
};

/** Keeps a cache to so many files; when the device is full, the whole of it goes. */
export function atMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions: { ignoreVary: true } });
}
