import { withBase } from '../../../src/bundle/paths';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';

/** For an address without a file, the host answers 404 with the app, and the browser logs a failed load. */
test.use({ allowedErrors: [LOAD_FAILURE] });

const PLANT = '/fields/tables/plant.html';

test.describe('other spellings of an address', () => {
  const SPELLINGS = [
    ['/fields/index.html', '/fields/'],
    ['/FIELDS/Tables/Plant.html', PLANT],
    ['/fields/tables/plant', PLANT],
    ['/fields/tables.html', '/fields/tables/'],
    ['/index.html', '/'],
    // The help links of the product lead to these addresses.
    ['/v2/', '/'],
    ['/v2/guide/install.html', '/guide/install.html'],
  ] as const;

  test('lead to the page', async ({ page, site, bundle }) => {
    for (const [spelling, path] of SPELLINGS) {
      await page.goto(`${withBase(spelling)}#x`);
      const { title } = await bundle.record(path);
      await expect(site.title).toContainText(title);
      await expect(page).toHaveURL(new RegExp(`${withBase(path)}#x$`));
    }
  });

  test('have no entry of their own in the history', async ({ page, site }) => {
    await site.open('/guide/');
    await page.goto(withBase('/fields/tables/plant'));
    await expect(page).toHaveURL(new RegExp(`${PLANT}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/guide\/$/);
  });
});

test.describe('an unknown address', () => {
  const UNKNOWN = ['/fields/tables/plnt.html', '/nowhere/', '/fields/100%25.html', '/fields/%E6%A0%8F.html'];

  test('answers and shows 404', async ({ page, site }) => {
    for (const path of UNKNOWN) {
      const response = await page.goto(withBase(path));
      expect(response?.status(), path).toBe(404);
      await expect(site.title).toHaveText('404');
      await expect(page).toHaveTitle(/^页面不存在/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(site.main.getByRole('link', { name: '返回首页' })).toBeVisible();
    }
  });

  test('offers a link to the nearest page, which opens the page', async ({ page, site }) => {
    await page.goto(withBase('/fields/tables/plnt.html'));
    await site.main.locator(`a[href="${withBase(PLANT)}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${PLANT}$`));
    await expect(site.title).not.toHaveText('404');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});
