import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBase } from '../../../src/bundle/paths';
import { WORKER_FILE } from '../../../src/bundle/worker-contract';
import { expect, test } from '../support/worker-site';

/**
 * The readers' former site, reduced to what matters here: the service worker of VuePress 1 (`generateSW` of
 * `workbox-build` 4: precache and cache first, under Workbox's default names) with navigation preload, and the part of its page that
 * registers the worker and offers updates (`register-service-worker`, `SWUpdatePopup.vue`).
 */
const OLD_WORKER = `
const NAME = 'workbox-precache-v2-' + self.registration.scope;
const FILES = ['/docs/', '/docs/fields/', '/docs/assets/js/app.0a1b2c3d.js'];
self.addEventListener('install', (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES))));
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload.enable()));
self.addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request)));
});
self.addEventListener('message', (event) => {
  const port = event.ports[0];
  if (event.data && event.data.type === 'skip-waiting') {
    event.waitUntil(self.skipWaiting().then(() => port.postMessage({ error: null }), (error) => port.postMessage({ error })));
  }
});
`;

const OLD_PAGE = `<!doctype html><title>旧站</title><h1>旧站</h1>
<script src="/docs/assets/js/app.0a1b2c3d.js"></script>`;

const OLD_APP = `
function offer(registration) {
  const button = document.createElement('button');
  button.textContent = 'Refresh';
  button.onclick = () => {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event) => { if (!event.data.error) location.reload(true); };
    registration.waiting.postMessage({ type: 'skip-waiting' }, [channel.port2]);
  };
  document.body.append(button);
}
navigator.serviceWorker.register('/docs/service-worker.js').then((registration) => {
  if (registration.waiting) return offer(registration);
  registration.onupdatefound = () => {
    const worker = registration.installing;
    worker.onstatechange = () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(registration);
    };
  };
});
`;

/** Writes the old site to a folder. */
function writeOldSite(folder: string): void {
  const files: Record<string, string> = {
    [WORKER_FILE]: OLD_WORKER,
    'index.html': OLD_PAGE,
    '404.html': OLD_PAGE,
    'fields/index.html': OLD_PAGE,
    'assets/js/app.0a1b2c3d.js': OLD_APP,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, withBase(name));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

test('the update button of the old site brings the new site and its worker, and the old cache is deleted', async ({
  page,
  context,
  server,
}, testInfo) => {
  const old = testInfo.outputPath('old');
  writeOldSite(old);
  server.deploy({ folder: old });
  await page.goto(withBase('/fields/'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const other = await context.newPage();
  await other.goto(withBase('/'));
  expect(await page.evaluate(() => caches.keys())).toEqual([
    expect.stringMatching(/^workbox-precache-v2-http:.*\/docs\/$/),
  ]);

  server.deploy('first');
  // The old worker answers from its cache: without the update the reader would stay on the old site.
  await page.reload();
  await expect(page.getByRole('heading', { name: '旧站' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(withBase('/fields/'));
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toContainEqual(expect.stringMatching(/^workbox-precache/));
  // The other tab shows the new site too: the files of the old site are gone.
  await expect(other.getByRole('main')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // The setting belongs to the registration and would stay; with it, Firefox opens no page offline.
  const preload = () =>
    navigator.serviceWorker.ready.then(({ navigationPreload }) => navigationPreload.getState());
  expect(await page.evaluate(preload)).toMatchObject({ enabled: false });
});
