import { checkPage, expectNoViolations } from '../support/accessibility-checks';
import { expect, test } from '../support/fixtures';
import { SearchBox } from '../support/search-box';

const PAGE = '/fields/tables/grower.html';

test.describe('axe finds no violations on a phone', () => {
  // Only what has another layout on a phone: the desktop tests check the text itself.
  test('the home page and the search, with results and with none', async ({ page, site }) => {
    await checkPage(page, site, '/', ['light']);
    const search = new SearchBox(page, site);
    await search.open();
    await search.find('certbot');
    await expectNoViolations(page, 'results of a search', 'dialog', ['light']);
    await search.field.fill('qqzzxy');
    await expect(search.status).toContainText('没有找到');
    await expectNoViolations(page, 'nothing found', 'dialog', ['light']);
  });

  test('a table page, with the drawer open, then with the outline open', async ({ page, site }) => {
    await checkPage(page, site, PAGE, ['light']);
    await site.openDrawer();
    await expect(site.sidebar).toBeInViewport();
    await expectNoViolations(page, 'drawer', '.sidebar');
    await page.keyboard.press('Escape');
    await expect(site.sidebar).not.toBeInViewport();
    await site.outline.getByRole('button').tap();
    await expect(site.outline.getByRole('link').first()).toBeVisible();
    await expectNoViolations(page, 'outline', '.outline');
  });
});
