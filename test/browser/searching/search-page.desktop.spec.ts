import { withBase } from '../../../src/bundle/paths';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';
import { SearchBox } from '../support/search-box';

test.describe('the search page', () => {
  const ADDRESS = withBase(`/search.html?q=${encodeURIComponent('备份')}&section=guide`);

  test('searches for the query and the section in its address, also after a reload', async ({
    page,
    site,
  }) => {
    const search = new SearchBox(page, site);
    await page.goto(ADDRESS);
    await site.settled();
    for (const _ of ['opened', 'reloaded']) {
      await expect(search.field).toHaveValue('备份');
      await expect(search.options.first()).toBeVisible();
      await expect(page.getByRole('radio', { name: '使用指南' })).toBeChecked();
      await expect(page).toHaveTitle(/^搜索：备份 \| /);
      for (const href of await search.hrefs()) expect(href).toMatch(/^\/docs\/guide\//);
      await page.reload();
      await site.settled();
    }
  });

  test('updates its address with the query, and shows the query again on going back from a result', async ({
    page,
    site,
  }) => {
    const search = new SearchBox(page, site);
    await page.goto(ADDRESS);
    await site.settled();
    await expect(search.options.first()).toBeVisible();
    await search.find('data backup');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('data backup');
    await expect(search.field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/guide\//);
    await site.settled();
    await page.goBack();
    await expect(search.field).toHaveValue('data backup');
    await expect(search.options.first()).toBeVisible();
  });

  test('has an HTML file of its own, which search engines do not index', async ({ request, bundle }) => {
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

test('the former address of the search, /?q=, leads to the search page', async ({ page, site }) => {
  await page.goto(withBase(`/?q=${encodeURIComponent('备份')}`));
  await expect(page).toHaveURL(/\/docs\/search\.html\?q=/);
  await expect(new SearchBox(page, site).options.first()).toBeVisible();
});

test.describe('at an unknown address', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('a search field holds the words of the address, and Enter searches for them', async ({
    page,
    site,
  }) => {
    await site.open('/guide/data-bakup.html');
    const field = site.main.getByRole('searchbox');
    await expect(field).toHaveValue('data bakup');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/docs\/search\.html\?q=data\+bakup/);
    await expect(new SearchBox(page, site).options.first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search button opens a page that says it needs JavaScript and links to the sections', async ({
    page,
    site,
  }) => {
    await page.goto(withBase('/tags/plants.html'));
    await site.press(page.getByRole('button', { name: '搜索文档' }));
    await expect(page).toHaveURL(/\/docs\/search\.html/);
    await expect(site.main).toContainText('需要启用 JavaScript');
    await expect(site.main.getByRole('link', { name: '使用指南' })).toBeVisible();
    await expect(page.getByRole('combobox')).toBeHidden();
  });
});
