import { alterRecord, alterSite } from '../support/broken-files';
import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/plant.html';
const CHANGED = { lastUpdated: '2025-07-27T03:38:06.000Z' };

test.describe('the date of the last change', () => {
  for (const [timezoneId, text] of [
    ['Asia/Shanghai', '最后更新 2025/7/27'],
    ['America/New_York', '最后更新 2025/7/26'],
  ] as const) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test('is shown in the reader’s time zone', async ({ page, site, bundle }) => {
        await alterRecord(page, bundle, PAGE, CHANGED);
        await site.open('/fields/');
        await site.follow(PAGE);
        await expect(page.locator('.last-updated')).toHaveText(text);
      });
    });
  }
});

test.describe('the link 编辑此页', () => {
  test('leads to the page’s file in the configured repository, and is missing without one', async ({
    page,
    site,
    bundle,
  }) => {
    const url = 'https://github.com/siteserver/docs';
    await alterSite(page, { repo: { url, label: 'GitHub', editBase: `${url}/edit/main/content/` } });
    await site.open(PAGE);
    const { relativePath } = await bundle.record(PAGE);
    await page.locator('.page-menu summary').click();
    await expect(page.getByRole('link', { name: '编辑此页' })).toHaveAttribute(
      'href',
      `${url}/edit/main/content/${relativePath}`,
    );
    await site.openDrawer();
    await expect(page.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', url);
    await page.unrouteAll();
    await alterSite(page, { repo: undefined });
    await site.open(PAGE);
    await page.locator('.page-menu summary').click();
    await expect(page.getByRole('link', { name: '编辑此页' })).toHaveCount(0);
  });
});
