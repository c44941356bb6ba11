// Replaces the service worker on a site that has turned it off (`serviceWorker: false` in site.yml): deletes the
// caches in readers' browsers, then unregisters itself.
self.addEventListener('install', () => self.skipWaiting());

// Names of the service worker's caches, without the precaches and the saved sections. They are compared as a whole,
// because other apps of this origin may use names that begin alike.
const CACHE_NAMES = ['docs-records', 'docs-pages', 'docs-site', 'docs-search', 'docs-files'];

function isOwn(name) {
  const isPrecache = /^(?:docs|workbox)-precache/.test(name) && name.endsWith(`-${self.registration.scope}`);
  return CACHE_NAMES.includes(name) || name.startsWith('docs-saved-') || isPrecache;
}

self.addEventListener('activate', (event) => {
  const retire = async () => {
    const names = (await caches.keys()).filter(isOwn);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});

// Pages of earlier versions send this message when the reader presses the button of the update popup.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'skip-waiting') event.ports[0]?.postMessage({ error: null });
});
