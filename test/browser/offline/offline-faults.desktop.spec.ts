import { assetUrl, withBase } from '../../../src/bundle/paths';
import { OFFLINE_PATH } from '../../../src/bundle/worker-contract';
import { entryOf, SECTION } from '../support/offline-section';
import { controlled, expect, takenOver, test } from '../support/worker-site';

test('a cancelled save of a section continues where it stopped, after a reload', async ({
  page,
  site,
  bundle,
}) => {
  const { pages } = await bundle.section(`/${SECTION}/`);
  await site.open(OFFLINE_PATH);
  await controlled(page);
  const held = pages.at(3);
  await page.route(`**${assetUrl(held?.file ?? '')}`, () => undefined);
  const entry = entryOf(page, SECTION);
  await site.press(entry.getByRole('button', { name: '保存' }));
  await expect(entry.getByRole('progressbar', { name: '保存进度' })).toBeVisible();
  await expect(entry).toContainText(`正在保存 ${pages.length - 1}/${pages.length} 页`);
  await site.press(entry.getByRole('button', { name: '取消' }));
  await expect(entry).toContainText('未保存完');
  await page.unrouteAll();
  await page.reload();
  await site.settled();
  await expect(entry).toContainText('未保存完');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await site.press(entry.getByRole('button', { name: '继续' }));
  await expect(entry).toContainText('已保存');
  const records = pages.map(({ file }) => assetUrl(file));
  expect(fetched.filter((path) => records.includes(path))).toEqual([assetUrl(held?.file ?? '')]);
});

test('a save that loses the connection shows an alert that it can be continued later', async ({
  page,
  site,
  connection,
}) => {
  await site.open(OFFLINE_PATH);
  await controlled(page);
  const entry = entryOf(page, SECTION);
  await expect(entry).toBeVisible();
  connection.cut();
  await site.press(entry.getByRole('button', { name: '保存' }));
  await expect(entry.getByRole('alert')).toContainText('之后可以继续');
});

test('a save on a full device shows an alert with the sizes', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ usage: 3 * 1024 * 1024, quota: 3 * 1024 * 1024 });
  });
  await site.open(OFFLINE_PATH);
  await controlled(page);
  const entry = entryOf(page, SECTION);
  await site.press(entry.getByRole('button', { name: '保存' }));
  await expect(entry.getByRole('alert')).toContainText('空间不够');
  await expect(entry.getByRole('alert')).toContainText('最多允许 3.0 MB');
});

test('after a deployment, a saved section can be read offline in its new version', async ({
  page,
  site,
  bundle,
  server,
  connection,
}) => {
  await site.open(OFFLINE_PATH);
  await controlled(page);
  const entry = entryOf(page, SECTION);
  await site.press(entry.getByRole('button', { name: '保存' }));
  await expect(entry).toContainText('已保存');
  const { pages } = await bundle.section(`/${SECTION}/`);
  server.deploy('second');
  await site.open('/fields/');
  await expect(site.main.getByText('第二版', { exact: true })).toBeVisible();
  await takenOver(page);
  connection.cut();
  await site.open(pages.at(-1)?.path ?? '');
  await expect(site.main.getByText('第二版', { exact: true })).toBeVisible();
  await expect(site.alert).toHaveCount(0);
});

test('without JavaScript, the offline page says that saving needs it; search engines do not index the page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${withBase(OFFLINE_PATH)}`);
  await expect(page.getByRole('heading', { level: 1, name: '离线阅读' })).toBeVisible();
  await expect(page.getByText('保存栏目需要启用 JavaScript')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await context.close();
});
