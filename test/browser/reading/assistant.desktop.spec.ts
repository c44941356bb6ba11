import { expect, test } from '../support/third-party';

test.use({ allowedErrors: [/^foreign request: http:\/\/localhost:\d+\/chat|Failed to load resource/] });

const PAGE = '/fields/enumerations.html';

test.beforeEach(({ host, configured }) => {
  configured.configure({ assistant: { url: `${host.origin}/chat` } });
});

test('an assistant that fails to load shows an error; it can be loaded again and then closed', async ({
  page,
  site,
  host,
}) => {
  host.mood = 'dead';
  await site.open(PAGE);
  const button = page.getByRole('button', { name: '打开智能助手' });
  await site.press(button);
  const dialog = page.getByRole('dialog', { name: '智能助手' });
  await expect(dialog.getByRole('alert')).toContainText('没有打开');
  host.mood = 'well';
  await site.press(dialog.getByRole('button', { name: '重试' }));
  await expect(page.frameLocator('.assistant-window iframe').getByLabel('问题')).toBeVisible();
  await site.press(dialog.getByRole('button', { name: '关闭智能助手' }));
  await expect(button).toBeFocused();
});

test('an assistant that never answers times out; until then, the reader can open another page', async ({
  page,
  site,
  host,
}) => {
  host.mood = 'silent';
  await page.clock.install();
  await site.open(PAGE);
  // The app starts some of its code in idle moments, which come only when the fake clock runs.
  await page.clock.runFor(5000);
  await site.press(page.getByRole('button', { name: '打开智能助手' }));
  const dialog = page.getByRole('dialog', { name: '智能助手' });
  await expect(dialog.getByRole('status')).toHaveText('正在加载…');
  await site.jump('/fields/tables/plant.html');
  await expect(dialog).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.locator('iframe')).toHaveCount(0);
});
