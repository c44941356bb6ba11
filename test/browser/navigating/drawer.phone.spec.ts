import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { Site } from '../support/site';

const PAGE = '/model/tables/channel.html';

/** Draws a finger across the screen, past any script: as the browser gets it from the glass. */
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

test('is closed at first and out of reach of the keyboard', async ({ page, site }) => {
  await expectClosed(site);
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.sidebar')?.className)).toBeUndefined();
  }
});

test('opens by the button: a dialog with the focus in it and both navigations', async ({ page, site }) => {
  await openDrawer(site);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let stop = 0; stop < 40; stop++) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

test('Escape closes it and the focus goes back to the button', async ({ page, site }) => {
  await openDrawer(site);
  await page.keyboard.press('Escape');
  await expectClosed(site);
  await expect(site.hamburger).toBeFocused();
});

test('a touch beside it closes it', async ({ page, site }) => {
  await openDrawer(site);
  await page.touchscreen.tap(365, 400);
  await expectClosed(site);
});

test('its own button closes it', async ({ page, site }) => {
  await openDrawer(site);
  await page.getByRole('button', { name: '关闭侧边栏' }).click();
  await expectClosed(site);
});

test('following a link closes it', async ({ site }) => {
  await site.follow('/model/tables/site.html');
  await expect(site.linkTo('/model/tables/site.html')).toHaveAttribute('aria-current', 'page');
  await expectClosed(site);
});

test('so does going back', async ({ page, site }) => {
  await site.follow('/model/tables/site.html');
  await expect(site.linkTo('/model/tables/site.html')).toHaveAttribute('aria-current', 'page');
  await openDrawer(site);
  await page.goBack();
  await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
  await expectClosed(site);
});

test('following a link to where the reader is closes it', async ({ site }) => {
  await openDrawer(site);
  await site.linkTo(PAGE).click();
  await expectClosed(site);
});

test('a swipe from the left edge opens it, one to the left closes it', async ({ page, site }) => {
  await swipe(page, 10, 200);
  await expect(site.sidebar).toBeInViewport();
  await swipe(page, 250, 60);
  await expectClosed(site);
});

test('a swipe from further in does nothing', async ({ page, site }) => {
  await swipe(page, 120, 320);
  await expectClosed(site);
});

test('the page behind stays where it is', async ({ page, site }) => {
  await openDrawer(site);
  await page.mouse.move(350, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
