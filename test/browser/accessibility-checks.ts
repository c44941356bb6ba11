import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { breakFile } from './broken-files';
import { expect, LOAD_FAILURE, test } from './fixtures';
import { SearchBox } from './search-box';
import type { Site } from './site';

const KINDS: ReadonlyArray<readonly [kind: string, path: string]> = [
  ['the home page', '/'],
  ['the index of a section', '/model/'],
  ['a table page', '/model/tables/channel.html'],
  ['a page with diagrams', '/model/relations.html'],
  ['a page with code groups', '/cli/setup.html'],
  ['a page with schematics of screens', '/handbook/settings/administrators.html'],
  ['a command page', '/cli/commands/data-sync.html'],
  ['a tag page of the template language', '/stl/contents/'],
  ['a page of the REST API', '/api/contents/list.html'],
  ['a page that is not there', '/nowhere/x.html'],
];

/** Found on few pages: axe looks at every word that is marked. */
const RARE_QUERY = 'data restore --directory';

/** All rules of WCAG 2.2 AA, and what is good practice. */
const ALL_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another colour scheme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** `part`: selector of what is new, where the rest of the page has been looked at by another test. */
async function expectNoViolations(page: Page, kind: string, part = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).include(part);
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  const { violations } = await (isDark ? axe.withRules(COLOR_RULES) : axe.withTags(ALL_TAGS)).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect.soft(found, kind).toEqual([]);
}

/** Diagrams are part of what is looked at. */
async function openWhole(page: Page, site: Site, path: string): Promise<void> {
  await site.open(path);
  await expect(page.locator('.mermaid[aria-busy]')).toHaveCount(0);
}

/** Declares the tests of all kinds of pages in one colour scheme. */
export function testAccessibility(colorScheme: 'light' | 'dark'): void {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme, allowedErrors: [LOAD_FAILURE] });

    for (const [kind, path] of KINDS) {
      test(kind, async ({ page, site }) => {
        await openWhole(page, site, path);
        await expectNoViolations(page, kind);
      });
    }

    test('the home page with a reading history', async ({ page, site }) => {
      await site.open('/model/');
      await site.open('/');
      await expect(page.getByRole('region', { name: '最近阅读' })).toBeVisible();
      await expectNoViolations(page, 'reading history');
    });

    test('the list of shortcuts', async ({ page, site }) => {
      await site.open('/model/');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible();
      await expectNoViolations(page, 'shortcuts');
    });

    test('the search with results, and with none', async ({ page, site }) => {
      const search = new SearchBox(page, site);
      await site.open('/updates/');
      await search.open();
      await search.find(RARE_QUERY);
      await expectNoViolations(page, 'results of a search', 'dialog');
      await search.field.fill('qqzzxy');
      await expect(search.status).toContainText('没有找到');
      await expectNoViolations(page, 'nothing found', 'dialog');
    });

    test('what a search leaves behind', async ({ page, site }) => {
      const search = new SearchBox(page, site);
      await site.open('/updates/');
      await search.open();
      await search.find(RARE_QUERY);
      await site.press(search.options.first());
      await expect(page.getByRole('button', { name: '清除标记' })).toBeVisible();
      await expectNoViolations(page, 'the note on marks', '.search-marks');
      await search.open();
      await search.field.fill('');
      await expect(page.getByRole('region', { name: '最近搜索' })).toBeVisible();
      await expectNoViolations(page, 'recent searches', 'dialog');
    });

    test('the page of the search', async ({ page, site }) => {
      const search = new SearchBox(page, site);
      await site.open('/search.html');
      await expectNoViolations(page, 'the page of the search');
      await search.find(RARE_QUERY);
      await expectNoViolations(page, 'results on the page of the search', 'main');
    });

    test('a definition of the glossary', async ({ page, site }) => {
      await site.open('/stl/list/');
      await page.keyboard.press('Tab');
      await page.locator('.glossary-term').first().focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectNoViolations(page, 'glossary note');
    });

    test('a page that did not load', async ({ page, site, bundle }) => {
      const path = '/model/tables/channel.html';
      await site.open('/model/');
      await breakFile(page, await bundle.fileOf(path), 'not-json');
      await site.follow(path);
      await expect(site.alert).toBeVisible();
      await expectNoViolations(page, 'load error');
    });
  });
}
