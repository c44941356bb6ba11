import { withBase } from '../../../src/bundle/paths';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';

/** For an address without a file, the host answers 404 with the app, and the browser logs a failed load. */
test.use({ allowedErrors: [LOAD_FAILURE] });

const CHANNEL = '/model/tables/channel.html';

test.describe('other spellings of an address lead to the page', () => {
  for (const [spelling, path] of [
    ['/model', '/model/'],
    ['/model/index.html', '/model/'],
    ['/MODEL/Tables/Channel.html', CHANNEL],
    ['/model/tables/channel', CHANNEL],
    ['/model/tables/channel/', CHANNEL],
    ['/model/tables.html', '/model/tables/'],
    ['/cli/setup/', '/cli/setup.html'],
    ['/cli/setup', '/cli/setup.html'],
    ['/index.html', '/'],
    // The help links of the product lead to these addresses.
    ['/v7/', '/'],
    ['/v7/cli/setup.html', '/cli/setup.html'],
    ['/v7/cli/setup/', '/cli/setup.html'],
  ] as const) {
    test(spelling, async ({ page, site, bundle }) => {
      await page.goto(`${withBase(spelling)}#x`);
      const { title } = await bundle.record(path);
      await expect(site.title).toContainText(title);
      await expect(page).toHaveURL(new RegExp(`${withBase(path)}#x$`));
    });
  }

  test('without an entry of their own in the history', async ({ page, site }) => {
    await site.open('/cli/');
    await page.goto(withBase('/model/tables/channel'));
    await expect(page).toHaveURL(new RegExp(`${CHANNEL}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/cli\/$/);
  });
});

test.describe('an unknown address', () => {
  for (const path of [
    '/model/tables/chanel.html',
    '/nowhere/',
    '/model/100%25.html',
    '/model/%E6%A0%8F.html',
  ]) {
    test(`${path} answers and shows 404`, async ({ page, site }) => {
      const response = await page.goto(withBase(path));
      expect(response?.status()).toBe(404);
      await expect(site.title).toHaveText('404');
      await expect(page).toHaveTitle(/^页面不存在/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(site.main.getByRole('link', { name: '返回首页' })).toBeVisible();
    });
  }

  test('offers the nearest section if its own section does not exist', async ({ page, site }) => {
    await page.goto(withBase('/modle/tables/channel.html'));
    await expect(site.main.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      withBase('/model/'),
    );
  });

  test('offers a link to the nearest page, which opens the page', async ({ page, site }) => {
    await page.goto(withBase('/model/tables/chanel.html'));
    await site.main.locator(`a[href="${withBase(CHANNEL)}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${CHANNEL}$`));
    await expect(site.title).not.toHaveText('404');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});
