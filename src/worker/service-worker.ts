/**
 * The service worker: keeps the shell of the app and what the reader came by, so that both can be had
 * offline. It takes over from an older one when a page asks for it, or when no page is left that uses that.
 */
import { clientsClaim } from 'workbox-core';
import { CACHES, type WorkerDescription, type WorkerMessage } from '../bundle/worker-contract';
import { keepLoaded } from './keep-loaded';
import { removeOldCaches } from './old-site';
import { dropOutdated, refreshKept } from './refresh-kept';
import { registerRoutes } from './routes';
import { SHELL_ASSETS, shell } from './shell';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

const site = self.__SITE;

registerRoutes();
clientsClaim();

/**
 * Fetches all of this version, or fails: then the version before goes on with all that it has, and the browser
 * tries again at the next visit. Files that have come until then are not fetched again.
 */
async function install(event: ExtendableEvent): Promise<void> {
  await shell.install(event);
  await refreshKept(site);
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));

/** Pages of the old site can go nowhere: what they would load is neither on the server nor in a cache any more. */
async function reloadOldPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

/** Only from here on is anything deleted of the version before. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await shell.activate(event);
  // Its scripts belong to the version before.
  await caches.delete(CACHES.pages);
  await dropOutdated(site);
  // Not awaited: a page's navigation waits for this worker to be active.
  if (await removeOldCaches(self.registration.scope)) void reloadOldPages();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)));

function describe(): WorkerDescription {
  return { buildId: site.buildId, assets: SHELL_ASSETS };
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
