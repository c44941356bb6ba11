/**
 * The service worker: caches the shell of the app and the files the reader has loaded, so that both are available
 * offline. It replaces an older worker when a page asks for it, or when no page uses the older one any more.
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

registerRoutes(site);
clientsClaim();

/**
 * Fetches the shell, and those of the other files cached on this device that have changed. If one fails, the previous
 * version stays active with all its files, and the browser tries again at the next visit. Files already fetched are
 * not fetched again.
 */
async function install(event: ExtendableEvent): Promise<void> {
  await shell.install(event);
  await refreshKept(site);
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));

/** Reloads pages of the old site: the files they would load are neither on the server nor in a cache any more. */
async function reloadOldPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

/** Runs when this worker takes over. Until then, nothing of the previous version is deleted. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  // An older worker of the site switched it on. With it, Firefox opens no page offline:
  // https://github.com/GoogleChrome/workbox/issues/3134
  await self.registration.navigationPreload?.disable();
  await shell.activate(event);
  // The scripts of the cached pages belong to the version before.
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
