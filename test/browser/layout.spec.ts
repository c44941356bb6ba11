import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const PAGES = [
  '/',
  '/model/',
  '/model/tables/channel.html',
  '/model/relations.html',
  '/cli/commands/data-sync.html',
];

/** By how much the page can be scrolled sideways. CSS pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 10_000, behavior: 'instant' });
    return window.scrollX;
  });
}

for (const path of PAGES) {
  test(`${path} does not scroll sideways`, async ({ page, site, isPhone }) => {
    await site.open(path);
    for (const width of isPhone ? [375, 320] : [1440, 1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowOf(page), `${width} pixels wide`).toBe(0);
    }
  });
}

test('the header stays at the top', async ({ page, site }) => {
  await site.open('/model/tables/channel.html');
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport();
  expect(await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
});

test('printed, the page is without its surroundings', async ({ page, site }) => {
  await site.open('/model/tables/channel.html');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(site.sidebar).toBeHidden();
  await expect(site.outline).toBeHidden();
  await expect(site.title).toBeVisible();
});
