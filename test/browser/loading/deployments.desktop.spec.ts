import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { assetUrl } from '../../../src/bundle/paths';
import { watchFiles } from '../support/broken-files';
import { expect, test } from '../support/deployments';
import { LOAD_FAILURE } from '../support/fixtures';
import { SearchBox } from '../support/search-box';
import { EDITION } from '../support/second-build';
import { takeDrawingsOff } from '../support/undrawn';

test.use({ allowedErrors: [LOAD_FAILURE] });

// Pages without diagrams. The code for diagrams loads with the first page that has one.
const START = '/fields/enumerations.html';
const PAGE = '/fields/extended.html';
const WITH_DIAGRAM = '/fields/relations.html';
const OTHER_SECTION = '/guide/';

const edition = (page: Page) => page.getByRole('main').getByText(EDITION, { exact: true });
const drawing = (page: Page) => page.locator('.mermaid').first().locator('> svg');

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

/** Only pages of the second build have the banner. */
async function expectEdition(page: Page, build: 'first' | 'second'): Promise<void> {
  await expect(edition(page)).toHaveCount(build === 'second' ? 1 : 0);
}

for (const [from, to] of [
  ['first', 'second'],
  ['second', 'first'],
] as const) {
  test.describe(`a tab opened on the ${from} build, with the ${to} build online`, () => {
    test('opens pages of its section and of another one without a full page load or an alert', async ({
      page,
      site,
      server,
    }) => {
      server.deploy(from);
      // The app loads this chunk when it is idle. Without it, the next page would be a full page load.
      const idleCode = page.waitForResponse('**/js/worker-client.*');
      await site.open(START);
      await expectEdition(page, from);
      await idleCode;
      server.deploy(to);
      const documents = countDocuments(page);
      const files = watchFiles(page);
      await site.follow(PAGE);
      await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
      await expectEdition(page, to);
      await page.locator(`nav[aria-label="主导航"] a[href$="${OTHER_SECTION}"]`).click();
      await expect(site.linkTo(OTHER_SECTION)).toHaveAttribute('aria-current', 'page');
      await expectEdition(page, to);
      await expect(site.alert).toHaveCount(0);
      expect(documents.count).toBe(0);
      expect(files.filter((file) => file === 'site.json')).toHaveLength(1);
    });

    test('opens a page with diagrams by one full page load, because the old code for diagrams is gone', async ({
      page,
      site,
      server,
    }) => {
      await takeDrawingsOff(page, WITH_DIAGRAM);
      server.deploy(from);
      await site.open(START);
      server.deploy(to);
      const documents = countDocuments(page);
      await site.follow(WITH_DIAGRAM);
      await expect(drawing(page)).toBeVisible();
      await expectEdition(page, to);
      expect(documents.count).toBe(1);
      expect(new URL(page.url()).pathname).toBe(`/docs${WITH_DIAGRAM}`);
    });
  });
}

test('if the new build lacks a chunk, one full page load shows the page without the chunk', async ({
  page,
  site,
  server,
}) => {
  await site.open(START);
  const folder = path.join(server.folderOf('second'), assetUrl('js'));
  const lost = readdirSync(folder).filter((name) => name.startsWith('diagrams.'));
  for (const name of lost) renameSync(path.join(folder, name), path.join(folder, `lost-${name}`));
  server.deploy('second');
  await takeDrawingsOff(page, WITH_DIAGRAM);
  const documents = countDocuments(page);
  await site.follow(WITH_DIAGRAM);
  await expect(page.locator('.mermaid').first()).toContainText('图表无法绘制');
  await expectEdition(page, 'second');
  expect(documents.count).toBe(1);
  for (const name of lost) renameSync(path.join(folder, `lost-${name}`), path.join(folder, name));
});

test('if a chunk for idle time is gone, the page stays as it is, and the next page is a full page load', async ({
  page,
  site,
  server,
}) => {
  const idleCode = page.waitForRequest('**/js/worker-client.*');
  await page.route('**/js/worker-client.*', async (route) => {
    server.deploy('second');
    await route.continue();
  });
  await site.open(START);
  await idleCode;
  const checked = page.waitForResponse((response) => response.url().endsWith(START));
  const documents = countDocuments(page);
  await (await checked).finished();
  expect(documents.count).toBe(0);
  await expectEdition(page, 'first');
  await site.follow(PAGE);
  await expect(edition(page)).toBeVisible();
  await site.settled();
  expect(documents.count).toBe(1);
});

test('if the records have a newer schema than the app knows, the next page is a full page load', async ({
  page,
  site,
  server,
}) => {
  await site.open(START);
  server.deploy('second');
  await page.route(`**${assetUrl('site.json')}`, (route) => route.fulfill({ json: { schema: 99 } }));
  const documents = countDocuments(page);
  await site.follow(PAGE);
  await expect(edition(page)).toBeVisible();
  await site.settled();
  expect(documents.count).toBe(1);
});

test('a search opened before a deployment finds later queries in the new index', async ({
  page,
  site,
  server,
}) => {
  const search = new SearchBox(page, site);
  await site.open(START);
  await search.open();
  await search.find('苗床');
  server.deploy('second');
  const documents = countDocuments(page);
  await search.find('模板');
  await expect(search.options.first()).toContainText('模板');
  expect(documents.count).toBe(0);
});

test('a page that only the new build has opens in an old tab', async ({ page, site, server, bundle }) => {
  const { file } = { file: await bundle.fileOf(START) };
  expect(file).not.toBe('');
  const section = await bundle.section(START);
  const known = section.pages.filter(({ path: name }) => name !== PAGE);
  const index = await bundle.site();
  const sectionFile = index.sections.find(({ name }) => name === 'fields')?.parts[0]?.file ?? '';
  await page.route(`**${assetUrl(sectionFile)}`, (route) =>
    route.fulfill({ json: { ...section, pages: known } }),
  );
  await page.clock.install();
  await site.open(START);
  server.deploy('second');
  // After `DOCUMENT_FRESH_MS`, the app checks for a newer version before it reports a missing page.
  await page.clock.fastForward(60_000);
  await site.follow(PAGE);
  await expectEdition(page, 'second');
});
