// Takes the place of the service worker on a site that wants none any more (`serviceWorker: false` in
// site.yml): removes what readers' browsers have kept, and then itself.
self.addEventListener('install', () => self.skipWaiting());

// The worker's own caches, and the old site's. Other programs of this origin may have names that begin alike.
const NAMES = ['docs-records', 'docs-pages', 'docs-site', 'docs-search', 'docs-files'];

function isOwn(name) {
  const isPrecache = /^(?:docs|workbox)-precache/.test(name) && name.endsWith(`-${self.registration.scope}`);
  return NAMES.includes(name) || name.startsWith('docs-saved-') || isPrecache;
}

self.addEventListener('activate', (event) => {
  const retire = async () => {
    const names = (await caches.keys()).filter(isOwn);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});

// What pages of earlier versions send with the button of their update popup.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'skip-waiting') event.ports[0]?.postMessage({ error: null });
});
