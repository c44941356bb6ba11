import { assetUrl, withBase } from '../../../src/bundle/paths';
import { alterRecord } from '../support/broken-files';
import { expect, test } from '../support/fixtures';

const START = '/fields/';
const PAGE = '/fields/tables/plant.html';

/** Timeout for busy machines: an idle machine needs a second or two for this many links. */
const PATIENCE = { timeout: 60_000 };

test('a section of 10,000 pages opens, and so does its last page', async ({ page, site, bundle }) => {
  const section = await bundle.section(PAGE);
  const { record, file } = { record: await bundle.record(PAGE), file: await bundle.fileOf(PAGE) };
  const paths = Array.from({ length: 10_000 }, (_, i) => `/fields/large-${i}.html`);
  const links = paths.map((path) => ({ title: `表 ${path}`, path }));
  const pages = [...section.pages, ...links.map((link) => ({ ...link, file }))].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  const sidebar = [...section.sidebar, ...links];
  await page.route('**/assets/sections/fields.*', (route) =>
    route.fulfill({ json: { ...section, pages, sidebar } }),
  );
  await page.route(`**${assetUrl(file)}`, (route) =>
    route.fulfill({ json: { ...record, path: paths.at(-1) } }),
  );
  await site.open('/guide/');
  await page.locator(`nav[aria-label="主导航"] a[href="${withBase(START)}"]`).click();
  await expect(site.linkTo(START)).toHaveAttribute('aria-current', 'page', PATIENCE);
  const last = paths.at(-1) ?? '';
  await site.linkTo(last).click();
  await expect(site.linkTo(last)).toHaveAttribute('aria-current', 'page', PATIENCE);
  await expect(site.title).toBeVisible();
});

test('a page with 5,000 headings opens, and its outline leads to the last heading', async ({
  page,
  site,
  bundle,
}) => {
  const headers = Array.from({ length: 5000 }, (_, i) => ({ level: 2, title: `第 ${i} 节`, slug: `s${i}` }));
  const html = `<h1 id="a">a</h1>${headers.map(({ title, slug }) => `<h2 id="${slug}">${title}</h2><p>文字</p>`).join('')}`;
  await alterRecord(page, bundle, PAGE, { html, headers });
  await site.open(START);
  await site.follow(PAGE);
  await expect(site.outline.locator('a')).toHaveCount(5000, PATIENCE);
  await site.outline.locator('a[href$="#s4999"]').click();
  await expect(page.locator('#s4999')).toBeInViewport(PATIENCE);
  await expect(page).toHaveURL(/#s4999$/, PATIENCE);
});
