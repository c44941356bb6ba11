// Takes the place of the service worker on a site that wants none any more (`serviceWorker: false` in
// site.yml): removes what readers' browsers have kept, and then itself.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const retire = async () => {
    const names = (await caches.keys()).filter((name) => /^(?:docs|workbox-precache)-/.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});

// What pages of earlier versions send with the button of their update popup.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'skip-waiting') event.ports[0]?.postMessage({ error: null });
});
