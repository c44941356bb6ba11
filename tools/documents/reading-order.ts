import { isSidebarGroup } from '../../src/bundle/is-sidebar-group';
import type { SidebarItem } from '../../src/bundle/records';
import type { ContentBundle } from '../site/make-bundle';

/** The parts of a bundle that a reading order, or a document in that order, is made from. */
export type ReadingBundle = Pick<ContentBundle, 'site' | 'sections' | 'pages'>;

/** Each section's pages in the order of its sidebar, followed by the pages that the sidebar does not list. */
export function pagesInReadingOrder({ sections, pages }: ReadingBundle) {
  const byPath = new Map(pages.map((page) => [page.record.path, page]));
  return sections.map((section) => {
    const own = new Map(section.pages.map(({ path }) => [path, byPath.get(path)]));
    const paths = new Set([...sidebarPaths(section.sidebar), ...own.keys()]);
    return { section, pages: [...paths].flatMap((path) => own.get(path) ?? []) };
  });
}

/** Addresses of all links of a sidebar in its order, including those of groups. */
export function sidebarPaths(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (!isSidebarGroup(item)) return [item.path];
    return [...(item.path === undefined ? [] : [item.path]), ...sidebarPaths(item.children)];
  });
}
