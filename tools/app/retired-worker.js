// Replaces the service worker on a site that has turned it off (`serviceWorker: false` in site.yml): deletes the
// caches in readers' browsers, then unregisters itself.
self.addEventListener('install', () => self.skipWaiting());

// Prefix of the names of the service worker's caches, as in src/bundle/worker-contract.ts. The names are compared as a
// whole, because other apps of this origin may use names that begin alike.
const base = new URL(self.registration.scope).pathname;
const PREFIX = base === '/docs/' ? 'docs' : `docs:${base}`;
const CACHE_NAMES = ['records', 'pages', 'site', 'search', 'files'].map((name) => `${PREFIX}-${name}`);

function isOwn(name) {
  const isPrecache =
    (name.startsWith(`${PREFIX}-precache`) || name.startsWith('workbox-precache')) &&
    name.endsWith(`-${self.registration.scope}`);
  return CACHE_NAMES.includes(name) || name.startsWith(`${PREFIX}-saved-`) || isPrecache;
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
