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

test.describe('at an unknown address', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });
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
