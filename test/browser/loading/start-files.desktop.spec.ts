import type { Page } from '@playwright/test';
import { assetUrl } from '../../../src/bundle/paths';
import type { StartIndex } from '../../../src/bundle/records';
import { watchFiles } from '../support/broken-files';
import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/plant.html';
const NEXT = '/fields/tables/bed.html';

/** Changes the start file on its way to the browser, as if it came from another deployment than the page. */
async function alterStart(page: Page, change: (start: StartIndex) => StartIndex): Promise<void> {
  await page.route(`**${assetUrl('start/fields.json')}`, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: change(await response.json()) });
  });
}

test('hydration loads only the start file; the next page needs no site.json or section index', async ({
  page,
  site,
}) => {
  const files = watchFiles(page);
  await site.open(PAGE);
  expect(files).toEqual(['start/fields.json']);
  await site.follow(NEXT);
  expect(files.filter((file) => /^(?:site\.json|sections\/)/.test(file))).toEqual([]);
});

test('a page with an older sidebar than the server’s shows the new one without loading its record', async ({
  page,
  site,
  bundle,
}) => {
  const title = '新的一页';
  await alterStart(page, ({ section, ...start }) => {
    const sidebar = [...section.sidebar, { title, path: NEXT }];
    return { ...start, surroundings: 'of the new build', section: { ...section, sidebar } };
  });
  const files = watchFiles(page);
  await site.open(PAGE);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(files).not.toContain(await bundle.fileOf(PAGE));
});

test('a page with an older record than the server’s shows the new one', async ({ page, site, bundle }) => {
  const file = 'pages/new.0123456789.json';
  const record = await bundle.record(PAGE);
  await alterStart(page, ({ section, ...start }) => {
    const pages = section.pages.map((entry) => (entry.path === PAGE ? { ...entry, file } : entry));
    return { ...start, section: { ...section, pages } };
  });
  await page.route(`**${assetUrl(file)}`, (route) =>
    route.fulfill({ json: { ...record, html: '<h1 id="new">新版本</h1>' } }),
  );
  await page.goto(`/docs${PAGE}`);
  await expect(site.title).toHaveText('新版本');
});
