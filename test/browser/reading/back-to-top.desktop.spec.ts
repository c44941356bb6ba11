import { expect, test } from '../support/fixtures';

test('返回顶部 appears after more than 300 pixels of scrolling, and scrolls to the top', async ({
  page,
  site,
}) => {
  await site.open('/fields/tables/plant.html');
  const button = page.getByRole('button', { name: '返回顶部' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 320, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});
