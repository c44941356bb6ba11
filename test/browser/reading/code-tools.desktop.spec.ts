import { expect, test } from '../support/fixtures';

/** A page whose samples have long lines; one sample is longer than a screen. */
const PAGE = '/guide/recipes.html';
const OTHER = '/tags/plants.html';

/** Maximum width that the full-screen dialog may leave free for a scroll bar. CSS pixels. */
const MAX_SCROLL_BAR = 16;

test('自动换行 wraps long lines of code on this page and on others, until it is pressed again', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const block = site.main
    .locator('div[class*="language-"]')
    .filter({ has: page.getByRole('button', { name: '自动换行' }) })
    .first();
  await block.scrollIntoViewIfNeeded();
  const button = block.getByRole('button', { name: '自动换行' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const countOverflowing = () =>
    site.main
      .locator('pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(await countOverflowing()).toBe(0);
  await site.open(OTHER);
  expect(await countOverflowing()).toBe(0);
  const pressed = site.main.getByRole('button', { name: '自动换行', pressed: true }).first();
  await pressed.click();
  await expect(site.main.getByRole('button', { name: '自动换行', pressed: true })).toHaveCount(0);
});

test('a long code block opens in full screen, and Escape puts it back in its place', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const opener = site.main.getByRole('button', { name: '全屏显示代码' }).first();
  await opener.scrollIntoViewIfNeeded();
  const code = (await opener.locator('xpath=../../../pre').textContent()) ?? '';
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('pre')).toHaveText(code);
  const { width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
  const screen = page.viewportSize();
  expect(height).toBe(screen?.height);
  expect(width).toBeGreaterThanOrEqual((screen?.width ?? 0) - MAX_SCROLL_BAR);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await site.main.locator('pre').allTextContents()).toContain(code);
});

test('leaving the page closes the full-screen code', async ({ page, site }) => {
  await site.open(OTHER);
  await site.open(PAGE);
  await site.main.getByRole('button', { name: '全屏显示代码' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/plants/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('printed code blocks have no buttons', async ({ page, site }) => {
  await site.open(PAGE);
  const bar = site.main.locator('.code-tools').first();
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});
