import { COLORFUL_PAGES, expectNoViolations, testPages, testSearch } from '../support/accessibility-checks';
import { expect, test } from '../support/fixtures';

const PAGE = '/model/tables/channel.html';

test.describe('axe finds nothing, on a phone', () => {
  // Where the layout is another one; what is in the text is the same as on a desktop.
  testPages({ 'the home page': '/', 'a table page': PAGE, 'the page of the search': '/search.html' }, [
    'light',
  ]);
  testSearch();

  test('with the drawer open, then the outline', async ({ page, site }) => {
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
