import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const PAGES = [
  '/',
  '/fields/',
  '/fields/tables/plant.html',
  '/fields/relations.html',
  '/guide/backup.html',
  '/tags/plants.html',
  '/api/list.html',
  '/manual/growers.html',
  '/updates/',
  '/search.html',
  '/print/guide.html',
];

/** How far the page can be scrolled sideways. CSS pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ left: 10_000, behavior: 'instant' });
    return window.scrollX;
  });
}

test('no page scrolls sideways, and the header stays at the top', async ({ page, site, isPhone }) => {
  // Eleven pages, six widths.
  test.slow();
  for (const path of PAGES) {
    if (path.startsWith('/print/')) await page.goto(`/docs${path}`);
    else await site.open(path);
    // 720 and 640 stand for windows of 1440 and 1280 pixels at a zoom of 200 %.
    for (const width of isPhone ? [375, 320] : [1440, 1280, 1024, 768, 720, 640]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowOf(page), `${path}, ${width} pixels wide`).toBe(0);
    }
  }
  await site.open('/fields/tables/plant.html');
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport();
  expect(await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
});
