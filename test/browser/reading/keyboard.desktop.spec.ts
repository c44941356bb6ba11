import { expect, test } from '../support/fixtures';

test('the first Tab stop is the link that skips to the main content', async ({ page, site }) => {
  await site.open('/fields/tables/plant.html');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到正文' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(site.main).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBeTruthy();
});

test('each of the first 40 Tab stops shows the focus', async ({ page, site }) => {
  await site.open('/fields/tables/plant.html');
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'outside';
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      return isMarked ? 'marked' : element.outerHTML.slice(0, 120);
    });
    expect.soft(seen, `stop ${stop}`).toBe('marked');
  }
});
