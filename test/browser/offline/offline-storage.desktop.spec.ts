import type { Page } from '@playwright/test';
import { assetUrl, withBase } from '../../../src/bundle/paths';
import { CACHES, OFFLINE_PATH } from '../../../src/bundle/worker-contract';
import { entryOf, SECTION } from '../support/offline-section';
import { EDITION } from '../support/second-build';
import type { Site } from '../support/site';
import { controlled, expect, kept, saveSection, takenOver, test, tryUpdate } from '../support/worker-site';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Limits the site's storage to `room` more than it uses, until the returned function is called. Bytes. */
async function limitRoom(page: Page, room: number): Promise<() => Promise<void>> {
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const { origin } = new URL(page.url());
  // The limit ends with the session.
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: used + room });
  return () => session.detach();
}

function edition(site: Site) {
  return site.main.getByText(EDITION, { exact: true });
}

test('saving a section shows an alert if there is too little storage, and works once there is enough', async ({
  page,
  site,
}) => {
  await site.open(OFFLINE_PATH);
  await controlled(page);
  const entry = entryOf(page, SECTION);
  const lift = await limitRoom(page, 10_000);
  await site.press(entry.getByRole('button', { name: '保存' }));
  await expect(entry.getByRole('alert')).toContainText('空间不够');
  await lift();
  // If the browser tells how much storage is free, the save has not begun, and the button still says 保存.
  await site.press(entry.getByRole('button', { name: /^(?:保存|继续)$/ }));
  await expect(entry).toContainText('已保存');
});

test('a new version without enough storage leaves saved pages readable, and installs once there is enough', async ({
  page,
  site,
  bundle,
  server,
  connection,
}) => {
  await saveSection(page, site, SECTION);
  const { pages } = await bundle.section(`/${SECTION}/`);
  const lift = await limitRoom(page, 20_000);
  server.deploy('second');
  expect(await tryUpdate(page)).toBe('redundant');
  // Online, the reader gets the new version even so.
  await site.open('/fields/');
  await expect(edition(site)).toBeVisible();
  connection.cut();
  for (const entry of [pages[0], pages.at(-1)]) {
    await site.open(entry?.path ?? '');
    await expect(site.title).toContainText(entry?.title ?? '');
    await expect(site.alert).toHaveCount(0);
  }
  connection.restore();
  await lift();
  await site.open('/fields/');
  await takenOver(page);
  connection.cut();
  await site.open(pages.at(-1)?.path ?? '');
  await expect(edition(site)).toBeVisible();
});

test('with the clock set back a year, pages are still cached, saved and updated', async ({
  page,
  context,
  site,
  bundle,
  server,
  connection,
}) => {
  await saveSection(page, site, SECTION);
  const { pages } = await bundle.section(`/${SECTION}/`);
  const past = Date.now() - YEAR_MS;
  await page.clock.setSystemTime(past);
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate((ms) => {
      const now = Date.now;
      Date.now = () => now() - ms;
    }, YEAR_MS);
  }
  await site.open('/fields/');
  await site.follow('/fields/tables/bed.html');
  await kept(page, assetUrl(await bundle.fileOf('/fields/tables/bed.html')));
  server.deploy('second');
  expect(await tryUpdate(page)).toBe('installed');
  await page.locator('.sw-update-popup').getByRole('button', { name: '刷新' }).click();
  await expect(edition(site)).toBeVisible();
  await takenOver(page);
  connection.cut();
  for (const path of [pages.at(-1)?.path ?? '', '/fields/tables/bed.html']) {
    await site.open(path);
    await expect(edition(site)).toBeVisible();
  }
});

test('caches of other programs on the same origin are neither deleted nor shown', async ({
  page,
  site,
  bundle,
  server,
  connection,
}) => {
  const read = '/fields/tables/bed.html';
  await site.open('/fields/');
  const { origin } = new URL(page.url());
  const foreign = [
    'another',
    'docs-another',
    'docs-saved-%E0%A4%A',
    `workbox-precache-v2-${origin}/`,
    `workbox-precache-v2-${origin}/docs/another/`,
    'workbox-precache-another',
  ];
  const fill = async ([names, addresses]: [string[], string[]]): Promise<void> => {
    for (const name of names) {
      const cache = await caches.open(name);
      for (const address of addresses)
        await cache.put(address, new Response('<p>错</p>', { headers: { 'Content-Type': 'text/html' } }));
    }
  };
  const addresses = [withBase(read), assetUrl(await bundle.fileOf(read)), assetUrl('site.json'), '/another'];
  await page.evaluate(fill, [[...foreign, ...Object.values(CACHES)], addresses] as [string[], string[]]);
  await controlled(page);
  const { title } = await bundle.record(read);
  await site.follow(read);
  await expect(site.title).toContainText(title);
  await saveSection(page, site, SECTION);
  connection.cut();
  await site.open(read);
  await expect(site.title).toContainText(title);
  connection.restore();
  server.deploy('second');
  await site.open(read);
  await takenOver(page);
  connection.cut();
  await site.open(read);
  await expect(edition(site)).toBeVisible();
  const left = await page.evaluate(async (names) => {
    const all = await caches.keys();
    return names.filter((name) => all.includes(name));
  }, foreign);
  expect(left).toEqual(foreign);
});

test('if the browser denies storage, the offline page says so, and pages still open', async ({
  page,
  site,
}) => {
  // Chromium behaves like this if its settings block the storage of sites.
  await page.addInitScript(() => {
    const deny = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    Object.assign(CacheStorage.prototype, { keys: deny, open: deny, match: deny });
    navigator.serviceWorker.register = deny;
  });
  await site.open(OFFLINE_PATH);
  await expect(site.main).toContainText('这个浏览器不能为本站保存页面');
  await site.open('/fields/');
  await site.follow('/fields/tables/bed.html');
  await expect(site.linkTo('/fields/tables/bed.html')).toHaveAttribute('aria-current', 'page');
  await expect(site.alert).toHaveCount(0);
});
