import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { Site } from '../support/site';

const PAGE = '/fields/tables/plant.html';

/** Swipes across the screen with touch input that the browser handles like that of a real finger. */
async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', fromX);
  for (let step = 1; step <= 5; step++) await touch('touchMove', fromX + ((toX - fromX) * step) / 5);
  await touch('touchEnd');
}

async function openDrawer(site: Site): Promise<void> {
  await site.hamburger.tap();
  await expect(site.sidebar).toBeInViewport();
}

async function expectClosed(site: Site): Promise<void> {
  await expect(site.sidebar).not.toBeInViewport();
  await expect(site.hamburger).toHaveAttribute('aria-expanded', 'false');
}

test.beforeEach(async ({ site }) => {
  await site.open(PAGE);
});

test('the drawer is closed at first, and Tab does not reach it; open, it is a dialog that keeps the focus and the page in place', async ({
  page,
  site,
}) => {
  await expectClosed(site);
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.sidebar')?.className)).toBeUndefined();
  }
  await openDrawer(site);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let stop = 0; stop < 40; stop++) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(350, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expectClosed(site);
  await expect(site.hamburger).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a swipe from the left edge opens the drawer; a swipe to the left and a tap beside it close it', async ({
  page,
  site,
}) => {
  await swipe(page, 120, 320);
  await expectClosed(site);
  await swipe(page, 10, 200);
  await expect(site.sidebar).toBeInViewport();
  await swipe(page, 250, 60);
  await expectClosed(site);
  await openDrawer(site);
  await page.touchscreen.tap(365, 400);
  await expectClosed(site);
});

test('following a link closes the drawer, and so does going back', async ({ page, site }) => {
  await site.follow('/fields/tables/bed.html');
  await expect(site.linkTo('/fields/tables/bed.html')).toHaveAttribute('aria-current', 'page');
  await expectClosed(site);
  await openDrawer(site);
  await page.goBack();
  await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
  await expectClosed(site);
});
