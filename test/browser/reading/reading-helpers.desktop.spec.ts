import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/plant.html';
const NEXT = '/fields/tables/bed.html';

test.describe('the link to continue reading', () => {
  test('leads back to the page and the heading that the reader saw last', async ({ page, site, bundle }) => {
    const { title, headers } = await bundle.record(PAGE);
    await site.open(NEXT);
    await site.open(PAGE);
    const heading = headers[1];
    await page.evaluate((slug) => {
      document.getElementById(slug)?.scrollIntoView({ behavior: 'instant' });
    }, heading?.slug ?? '');
    // The app stores it a moment after the address bar, so leaving earlier would lose the heading.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(`${heading?.title}`);
    await site.open('/');
    const resume = page.getByRole('paragraph').filter({ hasText: '继续阅读' }).getByRole('link');
    await expect(resume).toHaveText(`${title} › ${heading?.title}`);
    await site.press(resume);
    await expect(site.title).toContainText(title);
    await expect(page.locator(`[id="${heading?.slug}"]`)).toBeInViewport();
  });

  test('is not offered on a first visit', async ({ page, site }) => {
    await site.open('/');
    await expect(page.getByText('继续阅读：')).toHaveCount(0);
  });
});
