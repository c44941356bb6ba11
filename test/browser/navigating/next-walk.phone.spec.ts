import { expect, test } from '../support/fixtures';
import { readingOrder } from '../support/reading-order';

test('下一篇 goes through a section from the first page to the last', async ({ page, site, bundle }) => {
  const { sidebar } = await bundle.section('/fields/');
  const [first, ...others] = readingOrder(sidebar);
  await site.open(first?.path ?? '');
  for (const { path } of others) {
    await page.getByRole('navigation', { name: '上一篇下一篇' }).locator('a[rel=next]').tap();
    const { title } = await bundle.record(path);
    await expect.soft(site.title, path).toContainText(title);
  }
  await expect(page.locator('a[rel=next]')).toHaveCount(0);
});
