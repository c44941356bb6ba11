import path from 'node:path';
import type { Page } from '@playwright/test';
import { assetUrl, withBase } from '../../../src/bundle/paths';
import { CACHES, savedCacheName, WORKER_FILE } from '../../../src/bundle/worker-contract';
import { SECTION } from '../support/offline-section';
import { THIRD, writeSecondBuild } from '../support/second-build';
import { Site } from '../support/site';
import {
  controlled,
  expect,
  kept,
  keptPaths,
  lookForUpdate,
  saveSection,
  takenOver,
  test,
  tryUpdate,
  withFile,
} from '../support/worker-site';

const FIRST = '/fields/tables/bed.html';
const SECOND = '/fields/tables/plant.html';
const UNREAD = '/guide/';

/** Code to put before that of a worker, which then answers messages only after the test has sent `answer`. */
const SLOW = `{
  const held = [];
  let isSlow = true;
  self.addEventListener('message', (event) => {
    if (event.data === 'answer') {
      isSlow = false;
      for (const { data, ports } of held) self.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
    } else if (isSlow && event.ports.length > 0) {
      event.stopImmediatePropagation();
      held.push(event);
    }
  });
}
`;

/** Opens the first page and waits until the service worker controls it. */
async function openFirst(page: Page, site: Site): Promise<void> {
  await site.open(FIRST);
  await controlled(page);
}

test('pages that were opened by address or by link can be read offline, and links between them work', async ({
  page,
  site,
  bundle,
  connection,
}) => {
  await openFirst(page, site);
  // The page came as HTML, so the app never requested its record itself.
  const record = assetUrl(await bundle.fileOf(FIRST));
  await kept(page, record);
  await site.follow(SECOND);
  await expect(site.linkTo(SECOND)).toHaveAttribute('aria-current', 'page');
  await kept(page, assetUrl(await bundle.fileOf(SECOND)));
  const titles = [(await bundle.record(FIRST)).title, (await bundle.record(SECOND)).title];
  connection.cut();
  await site.open(SECOND);
  await expect(site.title).toContainText(titles[1] ?? '');
  // The app retries a failed request with `cache: 'reload'`. Offline, the worker answers it from its cache.
  const again = (address: string) => fetch(address, { cache: 'reload' }).then(({ status }) => status);
  expect(await page.evaluate(again, record)).toBe(200);
  await site.follow(FIRST);
  await expect(site.title).toContainText(titles[0] ?? '');
  await site.open(FIRST);
  await expect(site.title).toContainText(titles[0] ?? '');
});

test('a page reloaded without a connection comes from the cached copy of its HTML', async ({
  page,
  site,
  connection,
}) => {
  await openFirst(page, site);
  await page.reload();
  await kept(page, withBase(FIRST), CACHES.pages);
  connection.cut();
  await page.reload();
  await site.settled();
  await expect(page.locator('#pageData')).toHaveCount(1);
});

test('offline, an unsaved page shows an alert and a link to the saved pages; it loads once the network is back', async ({
  page,
  site,
  connection,
}) => {
  await openFirst(page, site);
  connection.cut();
  // Playwright's own `setOffline` ends when a service worker answers the next navigation.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await site.open(UNREAD);
  await expect(site.alert).toContainText('离线：这一页没有保存在这台设备上');
  await expect(site.main.getByRole('link', { name: '查看离线阅读' })).toBeVisible();
  connection.restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(site.alert).toHaveCount(0);
  await expect(site.linkTo(UNREAD)).toHaveAttribute('aria-current', 'page');
});

test('the worker caches no error, no partial answer, no answer to HEAD, no Markdown and no print document', async ({
  page,
  site,
  bundle,
}) => {
  await openFirst(page, site);
  const file = await bundle.fileOf(SECOND);
  const statuses = await page.evaluate(
    async (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    [assetUrl('pages/none.0123456789.json'), assetUrl('media/none.0123456789.png')],
  );
  expect(statuses).toEqual([404, 404]);
  // A range of a file and the answer to HEAD must not be cached; Markdown and print documents need not be.
  await page.evaluate(
    async ([address, markdown, print]) => {
      await fetch(address ?? '', { headers: { Range: 'bytes=0-9' } });
      await fetch(address ?? '', { method: 'HEAD' });
      await fetch(markdown ?? '');
      await fetch(print ?? '');
    },
    [assetUrl(file), withBase(SECOND.replace('.html', '.md')), withBase('/print/fields.html')],
  );
  const names = await page.evaluate(() => caches.keys());
  const all = (await Promise.all(names.map((name) => keptPaths(page, name)))).flat();
  expect(all.filter((path) => /none|\.md$|\/print\//.test(path) || path === assetUrl(file))).toEqual([]);
});

test.describe('a new version', () => {
  const popup = '.sw-update-popup';

  test('is offered without moving the focus; 刷新 loads it at the same place, in this tab only', async ({
    page,
    context,
    site,
    server,
  }) => {
    await openFirst(page, site);
    const other = await context.newPage();
    await other.goto(withBase(SECOND));
    await controlled(other);
    await page.bringToFront();
    await page.getByRole('heading', { level: 2 }).nth(1).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.getByRole('main').focus();
    server.deploy('second');
    await lookForUpdate(page);
    const offer = page.locator(popup);
    await expect(offer).toContainText('发现新内容');
    await expect(page.getByRole('main')).toBeFocused();
    const reloads: string[] = [];
    other.on('framenavigated', (frame) => reloads.push(frame.url()));
    await offer.getByRole('button', { name: '刷新' }).click();
    await expect(site.main.getByText('第二版', { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(withBase(FIRST));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
    await expect(offer).toHaveCount(0);
    // The other tab stays as it is, and still shows the offer.
    await expect(other.getByText('第二版', { exact: true })).toHaveCount(0);
    expect(reloads).toEqual([]);
    await other.locator(popup).getByRole('button', { name: '刷新' }).click();
    await expect(other.getByText('第二版', { exact: true }).first()).toBeVisible();
  });

  test('can be put off; the version after it is offered again', async ({ page, site, server }) => {
    await openFirst(page, site);
    server.deploy('second');
    await lookForUpdate(page);
    await page.locator(popup).getByRole('button', { name: '稍后再说' }).click();
    await expect(page.locator(popup)).toHaveCount(0);
    const worker = path.join(server.folderOf('second'), withBase(WORKER_FILE));
    await withFile(
      worker,
      (script) => script.replace(/"buildId":"[^"]+"/, '"buildId":"0123456789"'),
      async () => {
        await lookForUpdate(page);
        await expect(page.locator(popup)).toContainText('发现新内容');
      },
    );
  });

  test('that is already on screen is not offered, and takes over, even if its worker answers slowly', async ({
    page,
    site,
    server,
  }) => {
    await page.clock.install();
    await openFirst(page, site);
    server.deploy('second');
    const worker = path.join(server.folderOf('second'), withBase(WORKER_FILE));
    await withFile(
      worker,
      (script) => SLOW + script,
      async () => {
        await site.open(SECOND);
        await expect(site.main.getByText('第二版', { exact: true })).toBeVisible();
        await lookForUpdate(page);
        const isWaiting = () =>
          page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
        await expect.poll(isWaiting).toBe(true);
        await page.clock.fastForward(60_000);
        await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage('answer'));
        await takenOver(page);
      },
    );
    await expect(page.locator(popup)).toHaveCount(0);
  });

  test('that is already on screen is not offered', async ({ page, site, server }) => {
    await openFirst(page, site);
    server.deploy('second');
    await site.open(SECOND);
    await expect(site.main.getByText('第二版', { exact: true })).toBeVisible();
    await takenOver(page);
    await expect(page.locator(popup)).toHaveCount(0);
  });

  test('has the pages that were read before, in their new version, also offline', async ({
    page,
    site,
    bundle,
    server,
    connection,
  }) => {
    await openFirst(page, site);
    await kept(page, assetUrl(await bundle.fileOf(FIRST)));
    await site.follow(SECOND);
    await expect(site.linkTo(SECOND)).toHaveAttribute('aria-current', 'page');
    server.deploy('second');
    await lookForUpdate(page);
    await page.locator(popup).getByRole('button', { name: '刷新' }).click();
    await expect(site.main.getByText('第二版', { exact: true })).toBeVisible();
    await site.settled();
    await controlled(page);
    connection.cut();
    await site.open(FIRST);
    await expect(site.main.getByText('第二版', { exact: true })).toBeVisible();
  });
});

test('after two deployments, the first tab still opens pages, and a saved section has only the last version', async ({
  page,
  context,
  site,
  bundle,
  server,
  connection,
}, testInfo) => {
  await saveSection(page, site, SECTION);
  const { pages } = await bundle.section(`/${SECTION}/`);
  const [first, last] = [pages[0], pages.at(-1)];
  await site.open(last?.path ?? '');
  const old = await context.newPage();
  const oldTab = new Site(old, false);
  await oldTab.open(`/${SECTION}/`);
  await controlled(old);
  const reloads: string[] = [];
  old.on('framenavigated', (frame) => reloads.push(frame.url()));
  const offer = page.locator('.sw-update-popup');
  server.deploy('second');
  expect(await tryUpdate(page)).toBe('installed');
  await expect(offer).toBeVisible();
  await expect(old.locator('.sw-update-popup')).toBeVisible();
  // A third version comes before the reader has accepted the second.
  const folder = testInfo.outputPath('third');
  writeSecondBuild(server.folderOf('first'), folder, THIRD);
  server.deploy({ folder });
  expect(await tryUpdate(page)).toBe('installed');
  await offer.getByRole('button', { name: '刷新' }).click();
  const edition = site.main.getByText(THIRD.edition, { exact: true });
  await expect(edition).toBeVisible();
  await takenOver(page);
  connection.cut();
  await site.open(last?.path ?? '');
  await expect(edition).toBeVisible();
  // The tab of the first version was not reloaded, and still opens pages.
  await expect(oldTab.title).toContainText(first?.title ?? '');
  expect(reloads).toEqual([]);
  await oldTab.jump(last?.path ?? '');
  await expect(oldTab.title).toContainText(last?.title ?? '');
  await expect(oldTab.alert).toHaveCount(0);
  // The saved section holds no record of the two earlier versions.
  const records = (await keptPaths(page, savedCacheName(SECTION))).filter((path) => path.includes('/pages/'));
  expect(records).toHaveLength(pages.length);
});

test('if the browser refuses the service worker, the site works without it', async ({ page, site }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  });
  await site.open(FIRST);
  await expect.poll(() => warnings.join('\n')).toContain('service worker');
  await site.follow(SECOND);
  await expect(site.linkTo(SECOND)).toHaveAttribute('aria-current', 'page');
});
