import type { Page } from '@playwright/test';
import { alterRecord } from './broken-files';
import { expect, LOAD_FAILURE, test } from './fixtures';

const PAGE = '/model/tables/channel.html';
const PIXELS = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>')}`;
const LARGE = '/docs/large.svg';
const LARGE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="navy"/></svg>';
const HTML = `<h1 id="a">a</h1><p><img id="p" src="${PIXELS}" width="200" height="150" alt="结构图"></p>
<p><img src="${PIXELS}" data-zoom-src="${LARGE}" width="60" height="45" alt="小图"></p>
<p><a href="/docs/model/"><img src="${PIXELS}" width="100" height="75" alt="链接里的图"></a></p><div style="height:3000px"></div>
${'<p>一段很长的文字。</p>'.repeat(80)}`;

const overlay = (page: Page) => page.locator('.medium-zoom-overlay');

test.beforeEach(async ({ page, site, bundle }) => {
  await alterRecord(page, bundle, PAGE, { html: HTML });
  await site.open('/model/');
  await site.follow(PAGE);
  await expect(page.getByRole('button', { name: /结构图/ })).toBeVisible();
});

test('a click opens an image, Escape closes it', async ({ page, site }) => {
  await site.press(page.getByRole('button', { name: /结构图/ }));
  await expect(overlay(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
});

test.describe('while an image is still growing', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Escape closes it all the same', async ({ page, site }) => {
    await site.press(page.getByRole('button', { name: /结构图/ }));
    await expect(overlay(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
  });

  test('scrolling closes it too', async ({ page, site }) => {
    await site.press(page.getByRole('button', { name: /结构图/ }));
    await expect(overlay(page)).toHaveCount(1);
    await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
    await expect(overlay(page)).toHaveCount(0);
  });

  test('leaving the page takes it along', async ({ page, site }) => {
    await site.press(page.getByRole('button', { name: /结构图/ }));
    await expect(overlay(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/model\/$/);
    await expect(overlay(page)).toHaveCount(0);
  });
});

test('so does the keyboard, and a second click closes it', async ({ page, site }) => {
  await page.getByRole('button', { name: /结构图/ }).focus();
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toBeVisible();
  await site.press(page.locator('.medium-zoom-image--opened'));
  await expect(overlay(page)).toHaveCount(0);
});

test('scrolling 40 pixels closes it', async ({ page, site }) => {
  await site.press(page.getByRole('button', { name: /结构图/ }));
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
  await page.evaluate(() => window.scrollBy({ top: 60, behavior: 'instant' }));
  await expect(overlay(page)).toHaveCount(0);
});

test('an image in a link is the link’s', async ({ page, site }) => {
  await expect(page.getByRole('img', { name: '链接里的图' })).toBeVisible();
  await site.press(page.getByRole('img', { name: '链接里的图' }));
  await expect(page).toHaveURL(/\/docs\/model\/$/);
  await expect(overlay(page)).toHaveCount(0);
});

test('leaving the page takes an open image along', async ({ page, site }) => {
  await site.press(page.getByRole('button', { name: /结构图/ }));
  await expect(overlay(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/model\/$/);
  await expect(overlay(page)).toHaveCount(0);
});

test('resizing the window closes it', async ({ page, site }) => {
  await site.press(page.getByRole('button', { name: /结构图/ }));
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(overlay(page)).toHaveCount(0);
});

test.describe('an image that has a larger one', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('opens as that', async ({ page, site }) => {
    await page.route(`**${LARGE}`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: LARGE_SVG }),
    );
    await site.press(page.getByRole('button', { name: /小图/ }));
    await expect(page.locator(`.medium-zoom-image--opened[src$="${LARGE}"]`)).toBeVisible();
  });

  test('opens as it is when the larger one does not come, and the console says so', async ({
    page,
    site,
  }) => {
    await page.route(`**${LARGE}`, (route) => route.abort());
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await site.press(page.getByRole('button', { name: /小图/ }));
    expect((await warning).text()).toContain(LARGE);
    await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
    await expect(page.locator(`.medium-zoom-image--opened[src$="${LARGE}"]`)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
  });
});
