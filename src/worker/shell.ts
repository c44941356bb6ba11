import { setCacheNameDetails } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { PRECACHE_PREFIX } from '../bundle/worker-contract';
import { isSoundAnswer } from '../content/offline/check-answer';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

/** Scripts and styles of the shell. The build puts them here; their place may be named once only. */
const ASSETS = self.__WB_MANIFEST;

/** Addresses of the shell's scripts and styles. */
export const SHELL_ASSETS = ASSETS.map((entry) => (typeof entry === 'string' ? entry : entry.url));

setCacheNameDetails({ prefix: PRECACHE_PREFIX });

/**
 * The files without which the app does not start. Each version of a file has an entry of its own, so that two
 * versions of the worker do not touch each other's.
 */
export const shell = new PrecacheController({
  plugins: [
    {
      // Some hosts redirect to another spelling of an address, or answer with a page where a file is missing.
      cacheWillUpdate: async ({ request, response }) => {
        const direct = response.redirected ? new Response(response.clone().body, response) : response;
        return (await isSoundAnswer(request.url, direct)) ? response : null;
      },
    },
  ],
});
shell.addToCacheList([...ASSETS, ...self.__SITE.shell]);
