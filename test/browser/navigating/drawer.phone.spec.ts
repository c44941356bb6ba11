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

test('the drawer is closed at first, and Tab does not reach it', async ({ page, site }) => {
  await expectClosed(site);
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.sidebar')?.className)).toBeUndefined();
  }
});

test('the menu button opens the drawer, a dialog with both navigations that keeps the focus', async ({
  page,
  site,
}) => {
  await openDrawer(site);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let stop = 0; stop < 40; stop++) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

test('Escape closes the drawer and moves the focus back to the menu button', async ({ page, site }) => {
  await openDrawer(site);
  await page.keyboard.press('Escape');
  await expectClosed(site);
  await expect(site.hamburger).toBeFocused();
});

test('a tap beside the drawer closes it', async ({ page, site }) => {
  await openDrawer(site);
  await page.touchscreen.tap(365, 400);
  await expectClosed(site);
});

test('following a link closes the drawer', async ({ site }) => {
  await site.follow('/fields/tables/bed.html');
  await expect(site.linkTo('/fields/tables/bed.html')).toHaveAttribute('aria-current', 'page');
  await expectClosed(site);
});

test('going back closes the drawer', async ({ page, site }) => {
  await site.follow('/fields/tables/bed.html');
  await expect(site.linkTo('/fields/tables/bed.html')).toHaveAttribute('aria-current', 'page');
  await openDrawer(site);
  await page.goBack();
  await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
  await expectClosed(site);
});

test('a swipe from the left edge opens the drawer, and a swipe to the left closes it', async ({
  page,
  site,
}) => {
  await swipe(page, 10, 200);
  await expect(site.sidebar).toBeInViewport();
  await swipe(page, 250, 60);
  await expectClosed(site);
});

test('a swipe that begins away from the edge does not open the drawer', async ({ page, site }) => {
  await swipe(page, 120, 320);
  await expectClosed(site);
});

test('the page behind the open drawer does not scroll', async ({ page, site }) => {
  await openDrawer(site);
  await page.mouse.move(350, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
