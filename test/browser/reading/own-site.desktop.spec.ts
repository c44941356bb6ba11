import { expect, test } from '../support/fixtures';

const PAGE = '/api/create.html';
const KEY = '0aa11bb2-0000-4000-8000-123456789abc';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('samples show and copy the values that the reader has entered, the API key only on this page, until 全部清除', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const code = page.locator('pre code').filter({ hasText: 'https://' }).first();
  await expect(code).toContainText('https://nursery.example.com');
  await site.press(page.getByRole('button', { name: '换成我的网站的值' }).first());
  const form = page.getByRole('dialog', { name: '我的网站' });
  await form.getByLabel('苗圃编号').fill('主站');
  await form.getByRole('button', { name: '用在示例里' }).click();
  // The form stays open while a value is invalid.
  await expect(form).toBeVisible();
  await form.getByLabel('网站地址').fill('https://plants.example.cn/');
  await form.getByLabel('苗圃编号').fill('7');
  await form.getByLabel('API 密钥').fill(KEY);
  await form.getByRole('button', { name: '用在示例里' }).click();
  await expect(form).toBeHidden();
  await expect(code).toContainText('https://plants.example.cn/api/v1/plants/7');
  await expect(code).toContainText(KEY);
  await expect(page.getByRole('status')).toHaveText('示例里是您的网站的值');

  const block = page.locator('div[class*="language-"]', { has: page.locator('.own-value') }).first();
  await site.press(block.getByRole('button', { name: /^复制代码/ }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(KEY);

  await site.open('/api/list.html');
  const samples = page.locator('.theme-default-content');
  await expect(samples).toContainText('/v1/beds/7');
  await expect(samples).not.toContainText(KEY);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    KEY,
  );

  await site.press(page.getByRole('button', { name: '全部清除' }));
  await expect(samples).toContainText('/v1/beds/1');
  await expect(page.getByRole('button', { name: '换成我的网站的值' }).first()).toBeFocused();
});
