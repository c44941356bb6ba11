import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { breakFile } from './broken-files';
import { expect, test } from './fixtures';
import { SearchBox } from './search-box';

/** Kinds of pages with colours of their own, each with a short page, because axe checks every element. */
export const COLORFUL_PAGES = {
  'a table page': '/fields/tables/grower.html',
  'a page with diagrams': '/fields/relations.html',
  'a page with code groups': '/guide/install.html',
  'a page with schematics of screens': '/manual/roles.html',
  'a tag page of the template language': '/tags/',
};

/** The other kinds of pages, which are checked in the light scheme only. */
export const PLAIN_PAGES = {
  'the home page': '/',
  'the index of a section': '/fields/',
  'a command page': '/guide/backup.html',
  'a page of the REST API': '/api/create.html',
  'a page that is not there': '/nowhere/x.html',
};

/** A query with few results, because axe checks every marked word. */
const RARE_QUERY = 'certbot';

const COLOR_SCHEMES = ['dark', 'light'] as const;

type ColorSchemes = readonly (typeof COLOR_SCHEMES)[number][];

/** `part`: selector of the part to check, if another test checks the rest of the page. */
export async function expectNoViolations(
  page: Page,
  kind: string,
  part?: string,
  colorSchemes: ColorSchemes = COLOR_SCHEMES,
): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await findViolations(page, part), `${kind}, ${colorScheme}`).toEqual([]);
  }
}

/** Declares a test for each of these pages. */
export function testPages(pages: Record<string, string>, colorSchemes?: ColorSchemes): void {
  for (const [kind, path] of Object.entries(pages)) {
    test(kind, async ({ page, site }) => {
      await site.open(path);
      // Wait until all diagrams are drawn, so that axe checks them too.
      await expect(page.locator('.mermaid[aria-busy]')).toHaveCount(0);
      await expectNoViolations(page, kind, undefined, colorSchemes);
    });
  }
}

/** Declares the test of the search dialog. */
export function testSearch(): void {
  test('the search dialog with results, and with none', async ({ page, site }) => {
    const search = new SearchBox(page, site);
    await site.open('/updates/');
    await search.open();
    await search.find(RARE_QUERY);
    await expectNoViolations(page, 'results of a search', 'dialog');
    await search.field.fill('qqzzxy');
    await expect(search.status).toContainText('没有找到');
    await expectNoViolations(page, 'nothing found', 'dialog');
  });
}

/** Declares the tests of what pages show after an action of the reader or a failure. */
export function testStates(): void {
  test('the home page with the page read last', async ({ page, site }) => {
    await site.open('/fields/');
    await site.open('/');
    await expect(page.getByText('继续阅读：')).toBeVisible();
    await expectNoViolations(page, 'the page read last');
  });

  test('the list of recent searches', async ({ page, site }) => {
    const search = new SearchBox(page, site);
    await site.open('/updates/');
    await search.open();
    await search.find(RARE_QUERY);
    await site.press(search.options.first());
    await search.open();
    await search.field.fill('');
    await expect(page.getByRole('region', { name: '最近搜索' })).toBeVisible();
    await expectNoViolations(page, 'recent searches', 'dialog');
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
}
