import { withBase } from '../../../src/bundle/paths';
import { alterSite } from '../support/broken-files';
import { expect, test } from '../support/fixtures';
import { readingOrder } from '../support/reading-order';

const FROM = '/fields/tables/bed.html';
const TO = '/fields/tables/plant.html';

test('links of the sidebar, and the previous and next links in its order, load no new document; the site’s name leads to /docs/', async ({
  page,
  site,
  bundle,
}) => {
  const { sidebar } = await bundle.section(TO);
  const paths = readingOrder(sidebar).map(({ path }) => path);
  const at = paths.indexOf(TO);
  await site.open(FROM);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await site.follow(TO);
  await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
  const nav = page.getByRole('navigation', { name: '上一篇下一篇' });
  await expect(nav.locator('a[rel=prev]')).toHaveAttribute('href', withBase(paths[at - 1] ?? ''));
  await expect(nav.locator('a[rel=next]')).toHaveAttribute('href', withBase(paths[at + 1] ?? ''));
  await nav.locator('a[rel=next]').click();
  await expect(site.linkTo(paths[at + 1] ?? '')).toHaveAttribute('aria-current', 'page');
  const { title } = await bundle.site();
  await page.getByRole('banner').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/$/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a link in the text opens its page and focuses the main content', async ({ page, site, bundle }) => {
  const { html } = await bundle.record('/fields/tables/');
  const href = /href="(\/docs\/fields\/tables\/[^"]+)"/.exec(html)?.[1] ?? '';
  await site.open('/fields/tables/');
  await site.main.locator(`a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(site.main).toBeFocused();
});

test('a navigation that is wider than the header shows the current entry', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const others = Array.from({ length: 12 }, (_, i) => ({ text: `第${i}个栏目`, link: '/guide/' }));
  await alterSite(page, { nav: [...others, { text: '数据字段', link: '/fields/' }] });
  await site.open(FROM);
  const entry = page.getByRole('banner').getByRole('link', { name: '数据字段' });
  await expect(entry).toHaveAttribute('aria-current');
  await expect(entry).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('links to other sites open a new window and say so', async ({ page, site }) => {
  await site.open('/');
  const link = page.locator('.theme-default-content a[href^="https://"]').first();
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toContainText('（在新窗口打开）');
});
