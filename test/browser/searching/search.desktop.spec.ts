import { expect, LOAD_FAILURE, test } from '../support/fixtures';
import { SearchBox } from '../support/search-box';

const PAGE = '/tags/plants.html';

test('the search works by keyboard: it opens, closes with the focus restored, and follows a chosen result', async ({
  page,
  site,
}) => {
  const search = new SearchBox(page, site);
  await site.open(PAGE);
  await search.button.focus();
  for (const keys of ['Control+k', '/', 'Enter']) {
    await page.keyboard.press(keys);
    await expect(search.field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await expect(search.button).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await search.find('苗床');
  const hrefs = await search.hrefs();
  await page.keyboard.press('ArrowDown');
  await expect(search.active).toHaveAttribute('href', hrefs[1] ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search.active).toHaveAttribute('href', hrefs.at(-1) ?? '');
  await page.keyboard.press('Home');
  await expect(search.active).toHaveAttribute('href', hrefs[0] ?? '');
  await expect(search.field).toHaveAttribute(
    'aria-activedescendant',
    (await search.active.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${hrefs[0]}$`));
  await expect(search.dialog).toHaveCount(0);
  await expect(site.main).toBeFocused();
});

test('a result on the current page closes the dialog and focuses its heading', async ({ page, site }) => {
  const search = new SearchBox(page, site);
  await site.open(PAGE);
  await page.keyboard.press('/');
  await search.find('qp:plants');
  const own = page.locator(`[role=option][href^="/docs${PAGE}#"]`).first();
  const slug = decodeURIComponent(((await own.getAttribute('href')) ?? '').split('#')[1] ?? '');
  await own.click();
  await expect(search.dialog).toHaveCount(0);
  const heading = page.locator(`[id="${slug}"]`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('a click beside the dialog closes it; reopened, the dialog has the last query, which typing replaces', async ({
  page,
  site,
}) => {
  const search = new SearchBox(page, site);
  await site.open(PAGE);
  await search.open();
  await search.find('苗床');
  await page.mouse.click(20, 800);
  await expect(search.dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(search.field).toHaveValue('苗床');
  await expect(search.options.first()).toBeVisible();
  await page.keyboard.type('换盆');
  await expect(search.field).toHaveValue('换盆');
});

test('a word that an input method has not finished is not searched for', async ({ page, site }) => {
  const search = new SearchBox(page, site);
  await site.open(PAGE);
  await search.open();
  await search.find('换盆');
  const before = await search.hrefs();
  const client = await page.context().newCDPSession(page);
  await search.field.fill('');
  await expect(search.options).toHaveCount(0);
  await client.send('Input.imeSetComposition', { text: 'lan mu', selectionStart: 6, selectionEnd: 6 });
  await expect(search.field).toHaveValue('lan mu');
  // Arrow keys now belong to the input method: they choose a word, not a result.
  await page.keyboard.press('ArrowDown');
  await expect(search.options).toHaveCount(0);
  await client.send('Input.insertText', { text: '苗床' });
  await expect(search.field).toHaveValue('苗床');
  await expect(search.options.first()).toBeVisible();
  expect(await search.hrefs()).not.toEqual(before);
});

test.describe('a search that fails to load', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  for (const [part, pattern] of [['its code', /\/assets\/js\/search(?:-panel)?\./]] as const) {
    test(`${part}: the dialog shows an alert, the page stays, and 重试 shows results`, async ({
      page,
      site,
    }) => {
      const search = new SearchBox(page, site);
      await site.open(PAGE);
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await search.open();
      await search.field.fill('苗床');
      const alert = search.dialog.getByRole('alert');
      await expect(alert).toContainText('搜索没有成功');
      await expect(site.title).toBeAttached();
      await page.unroute(pattern);
      await site.press(alert.getByRole('button', { name: '重试' }));
      await expect(search.options.first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});
