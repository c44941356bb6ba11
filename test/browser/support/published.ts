import { isSidebarGroup } from '../../../src/bundle/is-sidebar-group';
import type { PageEntry, PageLink, SidebarItem } from '../../../src/bundle/records';
import cliPaths from '../../fixtures/routes/cli.json' with { type: 'json' };
import modelPaths from '../../fixtures/routes/model.json' with { type: 'json' };

/** Published page paths that must still open, by section. */
export const PUBLISHED: ReadonlyArray<readonly [section: string, paths: string[]]> = [
  ['model', modelPaths],
  ['cli', cliPaths],
];

/** The section whose pages are opened one by one: the smaller one, because every step loads a page. */
export const WALKED = { name: 'cli', paths: cliPaths } as const;

/** Title of a page in its section index. If the index lacks the page, a text that no page contains. */
export function titleIn(pages: PageEntry[], path: string): string {
  return pages.find((page) => page.path === path)?.title ?? `the index does not list ${path}`;
}

/** The sidebar's links in reading order, which 下一篇 follows. */
export function readingOrder(items: SidebarItem[]): PageLink[] {
  return items.flatMap((item) => (isSidebarGroup(item) ? readingOrder(item.children) : [item]));
}
