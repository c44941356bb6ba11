/**
 * The service worker: keeps the shell of the app and what the reader came by, so that both can be had
 * offline. It takes over from an older one when a page asks for it, or when no page is left that uses that.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { precache } from 'workbox-precaching';
import {
  CACHES,
  PRECACHE_PREFIX,
  sectionOfCache,
  type WorkerDescription,
  type WorkerMessage,
} from '../bundle/worker-contract';
import { refreshKept } from '../data/offline/refresh-kept';
import { dropOld } from '../data/offline/save-section';
import { keepLoaded } from './keep-loaded';
import { removeOldCaches } from './old-site';
import { registerRoutes } from './routes';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

const site = self.__SITE;
const manifest = self.__WB_MANIFEST;

setCacheNameDetails({ prefix: PRECACHE_PREFIX });
precache([...manifest, ...site.shell]);
registerRoutes();
clientsClaim();

self.addEventListener('install', (event) => {
  // Pages can be read in the new version without this, online: it must not keep the version from coming.
  const refreshed = refreshKept(site).catch((error: unknown) => console.warn('refresh for offline:', error));
  event.waitUntil(refreshed);
});

/** Pages of the old site can go nowhere: what they would load is neither on the server nor in a cache any more. */
async function reloadOldPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  // Its scripts belong to the version before.
  await caches.delete(CACHES.pages);
  const saved = (await caches.keys()).filter((name) => sectionOfCache(name) !== undefined);
  for (const name of saved) await dropOld(await caches.open(name));
  // Not awaited: a page's navigation waits for this worker to be active.
  if (await removeOldCaches(self.registration.scope)) void reloadOldPages();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

function describe(): WorkerDescription {
  const assets = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url));
  return { buildId: site.buildId, assets };
}

self.addEventListener('message', (event) => {
  const message = event.data as Partial<WorkerMessage> | null;
  const answer = (value: unknown): void => event.ports[0]?.postMessage(value);
  switch (message?.type) {
    case 'skip-waiting':
      event.waitUntil(
        self.skipWaiting().then(
          () => answer({ error: null }),
          (error: unknown) => answer({ error: String(error) }),
        ),
      );
      break;
    case 'describe':
      answer(describe());
      break;
    case 'keep':
      event.waitUntil(keepLoaded(message.files ?? []));
      break;
  }
});
