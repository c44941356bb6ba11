import path from 'node:path';
import { withBase } from '../../../src/bundle/paths';
import type { PageEntry } from '../../../src/bundle/records';
import { SHELL_FILE } from '../../../src/bundle/worker-contract';
import type { Connection } from '../support/connection';
import { SECTION } from '../support/offline-section';
import { EDITION } from '../support/second-build';
import type { Site } from '../support/site';
import {
  controlled,
  expect,
  keptPaths,
  saveSection,
  takenOver,
  test,
  tryUpdate,
  withFile,
} from '../support/worker-site';

/** Opens some pages of a section without a network, by address and by link, and checks that they can be read. */
async function readOffline(site: Site, connection: Connection, pages: PageEntry[]): Promise<void> {
  connection.cut();
  const [first, second] = pages;
  for (const entry of [first, pages.at(-1)]) {
    await site.open(entry?.path ?? '');
    await expect(site.title).toContainText(entry?.title ?? '');
  }
  await site.jump(second?.path ?? '');
  await expect(site.title).toContainText(second?.title ?? '');
  await expect(site.alert).toHaveCount(0);
  connection.restore();
}

test('installing the service worker caches the app’s own files and no content', async ({ page, site }) => {
  await site.open('/');
  await controlled(page);
  const cache = await page.evaluate(async () => {
    const names = await caches.keys();
    return names.find((name) => name.includes('precache')) ?? '';
  });
  const files = (await keptPaths(page, cache)).map((file) => file.replace(/\.[\da-f]{8,}\./, '.'));
  expect(files.toSorted()).toEqual(
    [
      '404.html',
      'assets/css/later.css',
      'assets/css/main.css',
      'assets/css/offline.css',
      'assets/css/vendors~notification.css',
      'assets/js/libraries.js',
      'assets/js/main.js',
      'assets/js/offline.js',
      'assets/js/sanitizer.js',
      'assets/js/vendors~notification.js',
      'assets/js/worker-client.js',
      'assets/offline/sections.json',
      'favicon.svg',
      'offline.html',
    ].map((file) => withBase(`/${file}`)),
  );
});

test('an install that is cut off at any point leaves the previous version complete; the next install succeeds', async ({
  page,
  site,
  bundle,
  server,
  connection,
}) => {
  await saveSection(page, site, SECTION);
  const { pages } = await bundle.section(`/${SECTION}/`);
  const shell = await keptPaths(page, await page.evaluate(async () => (await caches.keys())[0] ?? ''));
  server.deploy('second');
  const cuts: [RegExp, number][] = [
    // Cuts at the worker's own script, at the app's files, and at the files of the saved section.
    ...[1, 2, Math.ceil(shell.length / 2)].map((count): [RegExp, number] => [/./, count]),
    [/\/favicon\.svg$/, 1],
    [/\/sections\//, 1],
    ...[1, 4].map((count): [RegExp, number] => [/\/pages\//, count]),
  ];
  for (const [pattern, count] of cuts) {
    connection.cutAt(pattern, count);
    expect(await tryUpdate(page), `cut at ${pattern} ${count}`).not.toBe('installed');
    expect(connection.isCut).toBe(true);
    await readOffline(site, connection, pages);
    await expect(page.locator('.sw-update-popup')).toHaveCount(0);
  }
  expect(await tryUpdate(page)).toBe('installed');
  await page.locator('.sw-update-popup').getByRole('button', { name: '刷新' }).click();
  await expect(site.main.getByText(EDITION, { exact: true })).toBeVisible();
  await takenOver(page);
  await readOffline(site, connection, pages);
  await expect(site.main.getByText(EDITION, { exact: true })).toBeVisible();
});

test('a saved section stays readable in a tab of the new version, whose install was cut off', async ({
  page,
  site,
  bundle,
  server,
  connection,
}) => {
  await saveSection(page, site, SECTION);
  const { pages } = await bundle.section(`/${SECTION}/`);
  const edition = site.main.getByText(EDITION, { exact: true });
  const [first, second, third] = pages;
  server.deploy('second');
  connection.cutAt(/\/pages\//, 3);
  await site.open(first?.path ?? '');
  await expect(edition).toBeVisible();
  await tryUpdate(page);
  await expect.poll(() => connection.isCut).toBe(true);
  // The device lacks the records that the new version lists, but has those that the old version saved.
  await site.jump(second?.path ?? '');
  await expect(site.title).toContainText(second?.title ?? '');
  await expect(site.alert).toHaveCount(0);
  await site.open(third?.path ?? '');
  await expect(site.title).toContainText(third?.title ?? '');
  await site.open(first?.path ?? '');
  await site.jump(second?.path ?? '');
  await expect(site.title).toContainText(second?.title ?? '');

  // The older text was not cached as that of the new version.
  connection.restore();
  await site.open(second?.path ?? '');
  await expect(edition).toBeVisible();
  await takenOver(page);
  await readOffline(site, connection, pages);
  await expect(edition).toBeVisible();
});

test('a login page of the network is not installed as the page shell', async ({
  page,
  site,
  server,
  connection,
}) => {
  await site.open('/fields/');
  await controlled(page);
  const shell = path.join(server.folderOf('second'), withBase(SHELL_FILE));
  server.deploy('second');
  await withFile(
    shell,
    () => '<!doctype html><title>Log in</title>',
    async () => expect(await tryUpdate(page)).toBe('redundant'),
  );
  await site.open('/fields/');
  connection.cut();
  await site.open('/guide/');
  await expect(site.alert).toContainText('这一页没有加载成功');
  connection.restore();
  await site.open('/fields/');
  await takenOver(page);
});

test('requests while the worker changes do not keep the reader from the new version', async ({
  page,
  site,
  server,
}) => {
  await site.open('/guide/');
  await controlled(page);
  server.deploy('second');
  expect(await tryUpdate(page)).toBe('installed');
  // Each request restarts the old worker, which should give way to the new one.
  await page.evaluate((file) => {
    const start = () => {
      const timer = setInterval(() => fetch(file), 2);
      setTimeout(() => clearInterval(timer), 500);
    };
    document.addEventListener('click', start, { once: true, capture: true });
  }, withBase('/assets/site.json'));
  await page.locator('.sw-update-popup').getByRole('button', { name: '刷新' }).click();
  await expect(site.main.getByText(EDITION, { exact: true })).toBeVisible();
});
