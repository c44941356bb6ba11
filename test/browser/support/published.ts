import { isSidebarGroup } from '../../../src/bundle/is-sidebar-group';
import type { PageEntry, PageLink, SidebarItem } from '../../../src/bundle/records';
import cliPaths from '../../fixtures/routes/cli.json' with { type: 'json' };
import modelPaths from '../../fixtures/routes/model.json' with { type: 'json' };

/** Page paths that must answer, by section. */
export const PUBLISHED: ReadonlyArray<readonly [section: string, paths: string[]]> = [
  ['model', modelPaths],
  ['cli', cliPaths],
];

/** The section that is walked through, page by page: the smaller one, since every step is a page. */
export const WALKED = { name: 'cli', paths: cliPaths } as const;

/** Title of a page as its section's index has it; for one that is not there, text that no page has. */
export function titleIn(pages: PageEntry[], path: string): string {
  return pages.find((page) => page.path === path)?.title ?? `the index does not list ${path}`;
}

/** The sidebar's links in reading order: what 下一篇 goes through. */
export function readingOrder(items: SidebarItem[]): PageLink[] {
  return items.flatMap((item) => (isSidebarGroup(item) ? readingOrder(item.children) : [item]));
}
