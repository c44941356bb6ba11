/**
 * A service worker that takes the place of one left in this browser by a production build: the old one would answer with
 * old pages. The new one deletes all caches of the origin, unregisters itself and reloads the open pages.
 */
export const STOP_WORKER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
})()));
`;
