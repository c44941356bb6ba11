import { checkPage, expectNoViolations } from '../support/accessibility-checks';
import { findViolations } from '../support/axe';
import { breakFile } from '../support/broken-files';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';
import { SearchBox } from '../support/search-box';

/** A query with few results, because axe checks every marked word. */
const RARE_QUERY = 'certbot';

// Pages of each kind are checked in test/browser/content/, on the real content.
test.describe('axe finds no violations', () => {
  // One of the pages does not exist, so the browser logs a failed load.
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('a page that is not there', async ({ page, site }) => {
    await checkPage(page, site, '/nowhere/x.html');
  });

  test('the search dialog with results, with none, and with the list of recent searches', async ({
    page,
    site,
  }) => {
    const search = new SearchBox(page, site);
    await site.open('/updates/');
    await search.open();
    await search.find(RARE_QUERY);
    await expectNoViolations(page, 'results of a search', 'dialog');
    await search.field.fill('qqzzxy');
    await expect(search.status).toContainText('没有找到');
    await expectNoViolations(page, 'nothing found', 'dialog');
    await search.find(RARE_QUERY);
    await site.press(search.options.first());
    await search.open();
    await search.field.fill('');
    await expect(page.getByRole('region', { name: '最近搜索' })).toBeVisible();
    await expectNoViolations(page, 'recent searches', 'dialog');
  });

  test('the home page with the page read last', async ({ page, site }) => {
    await site.open('/fields/');
    await site.open('/');
    await expect(page.getByText('继续阅读：')).toBeVisible();
    await expectNoViolations(page, 'the page read last');
  });

  test('the search page', async ({ page, site }) => {
    const search = new SearchBox(page, site);
    await site.open('/search.html');
    await expectNoViolations(page, 'the page of the search');
    await search.find(RARE_QUERY);
    await expectNoViolations(page, 'results on the page of the search', 'main');
  });

  test('the definition of a glossary term', async ({ page, site }) => {
    await site.open('/tags/plants.html');
    await page.keyboard.press('Tab');
    await page.locator('.glossary-term').first().focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectNoViolations(page, 'glossary note', '[role=tooltip]');
  });

  test.describe('a sandboxed frame', () => {
    // axe puts its script into frames, and the sandbox of this frame blocks scripts.
    test.use({ allowedErrors: [/Blocked script execution in 'about:srcdoc'/] });

    test('the preview of a sample', async ({ page, site }) => {
      await site.open('/tags/plants.html');
      const sample = page.locator('.run-sample').first();
      await site.press(sample.getByRole('tab', { name: '效果' }));
      await expect(sample.frameLocator('iframe').getByRole('listitem').first()).toBeVisible();
      await expectNoViolations(page, 'picture of a sample', '.run-sample');
    });
  });

  test('a page with an older version of the product chosen', async ({ page, site }) => {
    await site.open('/fields/tables/grower.html?v=2.2');
    await expect(page.getByText('2.3.0 起，2.2.0 没有').first()).toBeVisible();
    await expectNoViolations(page, 'older version');
  });

  test('the form for the reader’s own site, and samples with its values', async ({ page, site }) => {
    await site.open('/api/create.html');
    await site.press(page.getByRole('button', { name: '换成我的网站的值' }).first());
    const form = page.getByRole('dialog', { name: '我的网站' });
    await form.getByLabel('苗圃编号').fill('7');
    await expectNoViolations(page, 'own site', 'dialog');
    await form.getByRole('button', { name: '用在示例里' }).click();
    await expect(page.getByRole('button', { name: '全部清除' })).toBeVisible();
    await expectNoViolations(page, 'samples with own values', 'main');
  });

  test('a page whose record fails to load', async ({ page, site, bundle }) => {
    const path = '/fields/tables/plant.html';
    await site.open('/fields/');
    await breakFile(page, await bundle.fileOf(path), 'not-json');
    await site.follow(path);
    await expect(site.alert).toBeVisible();
    await expectNoViolations(page, 'load error');
  });

  test('the print document of a section', async ({ page }) => {
    await page.goto('/docs/print/guide.html');
    // The print document has no dark scheme, so one check is enough.
    expect(await findViolations(page)).toEqual([]);
  });
});
