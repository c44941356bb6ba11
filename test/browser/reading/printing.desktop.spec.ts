import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

test('a printed page has the site’s name, and no navigation, sidebar or outline', async ({ page, site }) => {
  await site.open('/fields/tables/plant.html');
  // As wide as A4.
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(site.sidebar).toBeHidden();
  await expect(page.locator('.page-bar')).toBeHidden();
  await expect(site.title).toBeVisible();
});

test('a printed page shows the addresses of other sites, and cuts off no diagram, code or table', async ({
  page,
  site,
}) => {
  await site.open('/fields/relations.html');
  await expect(page.locator('.mermaid[aria-busy]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const contentAfter = (link: Locator): Promise<string> =>
    link.evaluate((element) => getComputedStyle(element, '::after').content);
  const inside = page.locator('.theme-default-content a[href^="/docs/"]:not(.glossary-term)').first();
  expect(await contentAfter(inside)).toBe('none');
  const cut = await page.locator('.mermaid, pre, .table-scroll').evaluateAll((boxes) =>
    boxes
      .filter((box) => box.getClientRects().length > 0 && !box.matches('.mermaid-source'))
      .filter((box) => getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth)
      .map((box) => box.className),
  );
  expect(cut).toEqual([]);
  await expect(page.getByRole('button', { name: '复制为 Markdown' })).toBeHidden();
});

test('a page printed in the dark scheme has a white background and changes the colour of code', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.open('/guide/install.html');
  const code = page.locator('pre .hljs-string, pre code').first();
  const onScreen = await code.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await code.evaluate((element) => getComputedStyle(element).color)).not.toBe(onScreen);
});
