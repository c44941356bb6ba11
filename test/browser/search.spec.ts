import { withBase } from '../../src/bundle/paths';
import { expect, LOAD_FAILURE, test } from './fixtures';
import { SearchBox } from './search-box';

const PAGE = '/stl/contents/';

test('nothing of the search is loaded before the reader reaches for it', async ({ page, site }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await site.open(PAGE);
  await expect(page.getByRole('button', { name: '搜索文档' })).toBeVisible();
  const isOfSearch = (file: string): boolean => /\/assets\/(?:search\/|js\/search)/.test(file);
  expect(files.filter(isOfSearch)).toEqual([]);
  await new SearchBox(page, site).open();
  await expect.poll(() => files.filter(isOfSearch).length).toBeGreaterThan(1);
});

test('what is typed is found as one types, and leads to its place, marked there', async ({ page, site }) => {
  const search = new SearchBox(page, site);
  await site.open(PAGE);
  await search.open();
  await expect(search.field).toBeFocused();
  await expect(search.field).toHaveCSS('font-size', /^(?:1[6-9]|2\d)/);
  await search.field.pressSequentially('备份数据库');
  await expect(search.options.filter({ hasText: '备份' }).first()).toBeVisible();
  await expect(search.status).toHaveText(/找到 \d+ 个页面/);
  const deep = search.options.and(page.locator('[href*="#"]')).first();
  const href = (await deep.getAttribute('href')) ?? '';
  await expect(page.locator('[role=option] mark').first()).toBeVisible();
  await site.press(deep);
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${href.split('#')[0]}#`));
  await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`)).toBeInViewport();
  const note = page.getByText(/已标出 \d+ 处/);
  await expect(note).toBeVisible();
  const count = () => page.evaluate(() => [...(CSS.highlights.get('search-term') ?? [])].length);
  expect(await count()).toBeGreaterThan(0);
  // Nothing is written into the page: code is copied as it is.
  await expect(page.locator('main mark')).toHaveCount(0);
  await site.press(page.getByRole('button', { name: '清除标记' }));
  await expect(note).toHaveCount(0);
  expect(await count()).toBe(0);
  await page.reload();
  await site.settled();
  await expect(page.getByRole('button', { name: '清除标记' })).toHaveCount(0);
});

test('the page behind neither scrolls nor moves while the search is open', async ({
  page,
  site,
  isPhone,
}) => {
  const search = new SearchBox(page, site);
  await site.open(PAGE);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await search.open();
  await search.find('栏目');
  const box = await search.dialog.boundingBox();
  const view = page.viewportSize();
  if (isPhone) expect(box).toEqual({ x: 0, y: 0, width: view?.width, height: view?.height });
  const list = page.getByRole('listbox');
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await page.keyboard.press('End');
  await expect(search.active).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await search.close();
  await expect(search.dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test.describe('what does not load', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  for (const [part, pattern] of [
    ['its code', /\/assets\/js\/search(?:-panel)?\./],
    ['its index', /\/assets\/search\//],
  ] as const) {
    test(`${part}: an alert says so, the page stays, and 重试 helps`, async ({ page, site }) => {
      const search = new SearchBox(page, site);
      await site.open(PAGE);
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await search.open();
      await search.field.fill('栏目');
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

test.describe('the page of the search', () => {
  const ADDRESS = withBase(`/search.html?q=${encodeURIComponent('备份')}&section=cli`);

  test('can be shared: it searches for what its address says, also after a reload', async ({
    page,
    site,
  }) => {
    const search = new SearchBox(page, site);
    await page.goto(ADDRESS);
    await site.settled();
    for (const _ of ['opened', 'reloaded']) {
      await expect(search.field).toHaveValue('备份');
      await expect(search.options.first()).toBeVisible();
      await expect(page.getByRole('radio', { name: '命令行' })).toBeChecked();
      await expect(page).toHaveTitle(/^搜索：备份 \| /);
      for (const href of await search.hrefs()) expect(href).toMatch(/^\/docs\/cli\//);
      await page.reload();
      await site.settled();
    }
  });

  test('its address follows the field, and back leads from a result to it', async ({ page, site }) => {
    const search = new SearchBox(page, site);
    await page.goto(ADDRESS);
    await site.settled();
    await expect(search.options.first()).toBeVisible();
    await search.find('data backup');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('data backup');
    await expect(search.field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/cli\//);
    await site.settled();
    await page.goBack();
    await expect(search.field).toHaveValue('data backup');
    await expect(search.options.first()).toBeVisible();
  });

  test('is a file of its own, for readers only', async ({ request, bundle }) => {
    const response = await request.get(withBase('/search.html'));
    const html = await response.text();
    const { title, sections, origin } = await bundle.site();
    expect(response.status()).toBe(200);
    expect(html).toContain(`<title>搜索 | ${title}</title>`);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    for (const { path } of sections.filter(({ name }) => name !== ''))
      expect(html).toContain(`href="${withBase(path)}"`);
    expect(await (await request.get(withBase('/sitemap.xml'))).text()).not.toContain('search.html');
    expect(await (await request.get(withBase('/opensearch.xml'))).text()).toContain(
      `template="${origin}${withBase('/search.html')}?q={searchTerms}"`,
    );
  });
});

test('the address of the search that was published first leads to its page', async ({ page, site }) => {
  await page.goto(withBase(`/?q=${encodeURIComponent('备份')}`));
  await expect(page).toHaveURL(/\/docs\/search\.html\?q=/);
  await expect(new SearchBox(page, site).options.first()).toBeVisible();
});

test.describe('at an address at which nothing is', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('a field leads to the search for what may have been meant', async ({ page, site }) => {
    await site.open('/cli/data-bakup.html');
    const field = site.main.getByRole('searchbox');
    await expect(field).toHaveValue('data bakup');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/docs\/search\.html\?q=data\+bakup/);
    await expect(new SearchBox(page, site).options.first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a page that says what it needs, and to the sections', async ({ page, site }) => {
    await page.goto(withBase(PAGE));
    await site.press(page.getByRole('button', { name: '搜索文档' }));
    await expect(page).toHaveURL(/\/docs\/search\.html/);
    await expect(site.main).toContainText('需要启用 JavaScript');
    await expect(site.main.getByRole('link', { name: '命令行' })).toBeVisible();
    await expect(page.getByRole('combobox')).toBeHidden();
  });
});
