import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Left edges of the entries of the top navigation. */
function navEdges(page: Page): Promise<number[]> {
  return page
    .getByRole('navigation', { name: '主导航' })
    .locator(':is(a, button)')
    .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().left));
}

test('no entry of the top navigation moves when another entry becomes current', async ({
  page,
  site,
  bundle,
}) => {
  const { nav } = await bundle.site();
  await site.open('/tags/');
  const before = await navEdges(page);
  expect(before.length).toBeGreaterThanOrEqual(nav.length);
  const entry = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '接口' });
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  expect(await navEdges(page)).toEqual(before);
});

test('forced colours keep the marks of the current entries; the search button is named by its text', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await site.open('/tags/plants.html');
  await expect(page.getByRole('button', { name: /^搜索文档\s*(?:Ctrl|⌘) K$/ })).toBeVisible();
  const marks = [
    page.getByRole('navigation', { name: '主导航' }).locator('[aria-current]'),
    site.sidebar.locator('[aria-current=page]'),
  ];
  const widthOf = (element: Element, pseudo: string): string => {
    const { borderBlockEndWidth, borderInlineStartWidth } = getComputedStyle(element, pseudo);
    return pseudo === '::after' ? borderBlockEndWidth : borderInlineStartWidth;
  };
  await expect.poll(() => marks[0]?.evaluate(widthOf, '::after')).toBe('2px');
  await expect.poll(() => marks[1]?.evaluate(widthOf, '::before')).toBe('2px');
});
