import type { Page } from '@playwright/test';
import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';

/** A page that is many screens long. */
const PAGE = '/fields/enumerations.html';

/** Whether the browser may leave the page's last block out of the layout while it is not on screen. */
function isLastBlockDeferred(page: Page): Promise<boolean> {
  return page
    .locator('.theme-default-content > *')
    .last()
    .evaluate((block) => getComputedStyle(block).contentVisibility === 'auto');
}

test('before the app runs, the browser may skip the layout of the last block until a scroll reaches it', async ({
  page,
  site,
}) => {
  await page.route('**/assets/js/*.js', () => undefined);
  await page.goto(withBase(PAGE), { waitUntil: 'commit' });
  await expect(site.title).toBeVisible();
  expect(await isLastBlockDeferred(page)).toBe(true);
  const last = page.locator('.theme-default-content > *').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('after the app has started, the whole page is laid out without scrolling', async ({ page, site }) => {
  await site.open(PAGE);
  await expect.poll(() => isLastBlockDeferred(page)).toBe(false);
  await expect(page.locator('html')).not.toHaveAttribute('data-defer-layout');
});

test('a page opened with a hash, or reloaded, is laid out in full before the app runs', async ({
  page,
  site,
}) => {
  await page.route('**/assets/js/*.js', () => undefined);
  await page.goto(withBase(`${PAGE}#x`), { waitUntil: 'commit' });
  await expect(site.title).toBeVisible();
  expect(await isLastBlockDeferred(page)).toBe(false);
  await page.goto(withBase(PAGE), { waitUntil: 'commit' });
  // A reload right after the commit sometimes fails in Chromium: "Not attached to an active page".
  await expect(site.title).toBeVisible();
  await page.reload({ waitUntil: 'commit' });
  await expect(site.title).toBeVisible();
  expect(await isLastBlockDeferred(page)).toBe(false);
});
