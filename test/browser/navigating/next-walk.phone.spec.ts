import { expect, test } from '../support/fixtures';
import { readingOrder, titleIn, WALKED } from '../support/published';

test('下一篇 goes through a section from the first page to the last', async ({ page, site, bundle }) => {
  const { pages, sidebar } = await bundle.section(`/${WALKED.name}/`);
  const [first, ...others] = readingOrder(sidebar);
  await site.open(first?.path ?? '');
  for (const { path } of others) {
    await page.getByRole('navigation', { name: '上一篇下一篇' }).locator('a[rel=next]').tap();
    await expect.soft(site.title, path).toContainText(titleIn(pages, path));
  }
  await expect(page.locator('a[rel=next]')).toHaveCount(0);
});
