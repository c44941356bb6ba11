import { COLORFUL_PAGES, expectNoViolations, testPages, testSearch } from '../support/accessibility-checks';
import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/plant.html';

test.describe('axe finds no violations on a phone', () => {
  // Only pages whose layout differs on a phone: the desktop tests check the text itself.
  testPages({ 'the home page': '/', 'a table page': PAGE, 'the search page': '/search.html' }, ['light']);
  testSearch();

  test('a page with the drawer open, then with the outline open', async ({ page, site }) => {
    await site.open(COLORFUL_PAGES['a table page']);
    await site.openDrawer();
    await expect(site.sidebar).toBeInViewport();
    await expectNoViolations(page, 'drawer', undefined, ['light']);
    await expectNoViolations(page, 'drawer', '.sidebar', ['dark']);
    await page.keyboard.press('Escape');
    await expect(site.sidebar).not.toBeInViewport();
    await site.outline.getByRole('button').tap();
    await expect(site.outline.getByRole('link').first()).toBeVisible();
    await expectNoViolations(page, 'outline', '.outline');
  });
});
