/**
 * Replaces a service worker that a production build left in this browser for this address, which would answer with old
 * pages. It unregisters itself and reloads the open pages.
 */
export const STOP_WORKER_SCRIPT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ type: 'window' })) tab.navigate(tab.url);
})()));
`;
