import type { Page } from '@playwright/test';
import { TOOLBAR_COLORS } from '../../../src/bundle/constants';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';

const theme = (page: Page) => page.locator('html');
const toolbar = (page: Page) => page.locator('meta[name=theme-color]');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('pressing the colour scheme button twice chooses the dark scheme, which a reload keeps', async ({
  page,
  site,
}) => {
  await site.open('/fields/');
  const button = page.getByRole('button', { name: /^配色/ });
  await expect(button).toHaveAccessibleName('配色：跟随系统');
  const light = await background(page);
  await site.press(button);
  await site.press(button);
  await expect(button).toHaveAccessibleName('配色：深色');
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  expect(await background(page)).not.toBe(light);
  await page.reload();
  await site.settled();
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await expect(button).toHaveAccessibleName('配色：深色');
  await expect(toolbar(page)).toHaveAttribute('content', TOOLBAR_COLORS.dark);
});

test('the colour scheme follows the system by default, also when it changes while the page is open', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.open('/fields/');
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  await expect(toolbar(page)).toHaveAttribute('content', TOOLBAR_COLORS.light);
});

test.describe('before the app runs', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('the page already has the chosen colour scheme', async ({ page }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('color-scheme', 'dark'));
    await page.goto('/docs/fields/');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(toolbar(page)).toHaveAttribute('content', TOOLBAR_COLORS.dark);
  });
});
