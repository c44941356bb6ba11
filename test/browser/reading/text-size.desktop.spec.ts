import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const PAGES = ['/', '/tags/plants.html'];

/** Sets the default font size of the browser (usually 16), as readers can in its settings. CSS pixels. */
async function setTextSize(page: Page, pixels: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

for (const [pixels, width] of [
  [24, 1024],
  [32, 1440],
  [32, 320],
] as const) {
  test(`text of ${pixels} pixels fits a window of ${width}: no sideways scrolling, no title under the header`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, pixels);
    for (const path of PAGES) {
      await site.open(path);
      const root = page.locator('html');
      expect(await root.evaluate((html) => getComputedStyle(html).fontSize)).toBe(`${pixels}px`);
      expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0);
      const header = await page.getByRole('banner').boundingBox();
      const search = await page.getByRole('button', { name: '搜索文档' }).boundingBox();
      const top = await site.title.boundingBox();
      const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
      expect((search?.y ?? 0) + (search?.height ?? 0)).toBeLessThanOrEqual(headerEnd);
      expect(top?.y).toBeGreaterThanOrEqual(headerEnd);
    }
  });
}

test('with text of 32 pixels, a window of 1024 has a drawer instead of a sidebar', async ({ page, site }) => {
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 1024, height: 800 });
  await site.open('/tags/plants.html');
  await expect(page.getByRole('button', { name: '打开侧边栏' })).toBeVisible();
});
