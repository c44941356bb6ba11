import { setCacheNameDetails } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { PRECACHE_PREFIX } from '../bundle/worker-contract';
import { isValidResponse } from '../content/offline/check-response';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** Scripts and styles of the shell. The build inserts them here; the placeholder may occur only once. */
const ASSETS = self.__WB_MANIFEST;

/** Addresses of the shell's scripts and styles. */
export const SHELL_ASSETS = ASSETS.map((entry) => (typeof entry === 'string' ? entry : entry.url));

setCacheNameDetails({ prefix: PRECACHE_PREFIX });

/**
 * The files the app needs to start. Each version of a file has its own entry, so that two versions of the worker
 * do not overwrite each other's files.
 */
export const shell = new PrecacheController({
  plugins: [
    {
      // Some hosts redirect to another spelling of an address, or answer with a page if a file is missing.
      cacheWillUpdate: async ({ request, response }) => {
        const direct = response.redirected ? new Response(response.clone().body, response) : response;
        return (await isValidResponse(request.url, direct)) ? response : null;
      },
    },
  ],
});
shell.addToCacheList([...ASSETS, ...self.__SITE.shell]);
