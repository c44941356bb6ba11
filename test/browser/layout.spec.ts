import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const PAGES = [
  '/',
  '/model/',
  '/model/tables/channel.html',
  '/model/relations.html',
  '/cli/commands/data-sync.html',
  '/stl/contents/',
  '/api/contents/list.html',
  '/handbook/settings/administrators.html',
  '/updates/',
  '/search.html',
  '/print/cli.html',
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
    if (path.startsWith('/print/')) await page.goto(`/docs${path}`);
    else await site.open(path);
    // 720 and 640 are wide windows at 200 %.
    for (const width of isPhone ? [375, 320] : [1440, 1280, 1024, 768, 720, 640]) {
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

test('printed, links have their whole addresses, and nothing is cut off', async ({ page, site, bundle }) => {
  const { origin } = await bundle.site();
  await site.open('/model/relations.html');
  await expect(page.locator('.mermaid[aria-busy]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.theme-default-content a[href^="/docs/"]:not(.glossary-term)').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed.replaceAll(/"| (?=")/g, '')).toContain(`${origin}`);
  expect(printed).toContain((await link.getAttribute('href')) ?? '');
  const cut = await page.locator('.mermaid, pre, .table-scroll').evaluateAll((boxes) =>
    boxes
      .filter((box) => box.getClientRects().length > 0 && !box.matches('.mermaid-source'))
      .filter((box) => getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth)
      .map((box) => box.className),
  );
  expect(cut).toEqual([]);
  await expect(page.getByRole('button', { name: '复制为 Markdown' })).toBeHidden();
});

test('printed from the dark scheme, paper stays white and ink dark', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.open('/cli/setup.html');
  const code = page.locator('pre .hljs-string, pre code').first();
  const onScreen = await code.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await code.evaluate((element) => getComputedStyle(element).color)).not.toBe(onScreen);
});

test('a first line of code does not run into the name of its language', async ({ page, site }) => {
  await site.open('/stl/contents/');
  const block = page.locator('div[data-lang="html"]:not(:has(.code-title)):visible').first();
  const room = await block
    .locator('pre')
    .evaluate((pre) => Number.parseFloat(getComputedStyle(pre).paddingTop));
  const label = await block.evaluate((element) => {
    const { top, lineHeight } = getComputedStyle(element, '::before');
    return Number.parseFloat(top) + Number.parseFloat(lineHeight);
  });
  expect(room).toBeGreaterThanOrEqual(label - 1);
});
