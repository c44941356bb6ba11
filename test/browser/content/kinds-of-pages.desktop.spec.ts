import type { PageRecord } from '../../../src/bundle/records';
import { checkPage } from '../support/accessibility-checks';
import { expect, readRecords, readSite, test } from '../support/real-site';

const hasHtml =
  (pattern: RegExp) =>
  ({ html }: PageRecord): boolean =>
    pattern.test(html);

/** Kinds of pages, each with what a page of the kind has. */
const KINDS: Record<string, (page: PageRecord) => boolean> = {
  'the home page': ({ path }) => path === '/',
  'the first page of a section': ({ path }) =>
    readSite().sections.some((section) => section.path === path && path !== '/'),
  'a page with a table': hasHtml(/<table/),
  'a page with a diagram': hasHtml(/class="mermaid"/),
  'a page with a code group': hasHtml(/class="code-group/),
  'a page with a schematic of a screen': hasHtml(/<figure class="screen/),
  'a page with a sample that was run': hasHtml(/run-sample/),
  'a page with a glossary term': hasHtml(/class="glossary-term"/),
  'a page with versions': ({ frontmatter }) => frontmatter.versions !== undefined,
};

/** The shortest page of a kind, because axe checks every element. */
function findPage(isOfKind: (page: PageRecord) => boolean): string {
  const pages = readRecords().filter(isOfKind);
  const shortest = pages.toSorted((a, b) => a.html.length - b.html.length)[0];
  if (!shortest) throw new Error('The content has no such page: delete its kind from this test');
  return shortest.path;
}

for (const [kind, isOfKind] of Object.entries(KINDS)) {
  test(`${kind} opens without errors, and axe finds no violations`, async ({ page, site }) => {
    const path = findPage(isOfKind);
    await checkPage(page, site, path);
    await expect(site.title).toBeVisible();
    await expect(site.alert).toHaveCount(0);
  });
}
