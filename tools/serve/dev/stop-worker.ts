/**
 * Takes the place of a service worker that a production build left in this browser for this address: it would
 * answer with the pages of then. It takes itself away and loads the open pages again.
 */
export const STOP_WORKER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
})()));
`;
