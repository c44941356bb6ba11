import { expect, test } from '../support/third-party';

test.use({ allowedErrors: [/^foreign request: http:\/\/localhost:\d+\/chat|Failed to load resource/] });

const PAGE = '/fields/enumerations.html';

test.beforeEach(({ host, configured }) => {
  configured.configure({ assistant: { url: `${host.origin}/chat` } });
});

test('the assistant loads when its window first opens, and closing the window keeps what was typed', async ({
  page,
  site,
  host,
}) => {
  await site.open(PAGE);
  const button = page.getByRole('button', { name: '打开智能助手' });
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toMatchObject({ width: 40, height: 40 });
  expect(host.requests).toEqual([]);

  await site.press(button);
  const dialog = page.getByRole('dialog', { name: '智能助手' });
  const question = page.frameLocator('.assistant-window iframe').getByLabel('问题');
  await expect(question).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await dialog.boundingBox();
  expect(box?.width).toBeCloseTo(Math.min(550, width * 0.9), 0);
  expect(box?.height).toBeCloseTo(Math.min(650, height * 0.85), 0);
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.x).toBeGreaterThan(0);
  const frame = dialog.locator('iframe');
  expect((await frame.getAttribute('sandbox'))?.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);

  await question.fill('怎么安装？');
  await site.press(dialog.getByRole('button', { name: '关闭智能助手' }));
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await site.press(button);
  await expect(dialog).toBeFocused();
  await expect(question).toHaveValue('怎么安装？');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the button and window of the assistant do not cover 返回顶部', async ({ page, site }) => {
  await site.open(PAGE);
  await site.press(page.getByRole('button', { name: '打开智能助手' }));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const toTop = page.getByRole('button', { name: '返回顶部' });
  // On phones the button shows while the reader scrolls up.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, -5));
    await expect(toTop).toBeVisible({ timeout: 300 });
  }).toPass();
  // Playwright's click fails if another element covers the button.
  await site.press(toTop);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
