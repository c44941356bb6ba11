import { isSidebarGroup } from '../bundle/is-sidebar-group';
import type { NavItem, SectionIndex, SidebarItem } from '../bundle/records';
import { isSamePage } from './sidebar';

/** A step of the way from the section to the page; without `path` it is not a link. */
export interface Breadcrumb {
  title: string;
  path?: string;
}

function findTrail(items: SidebarItem[], path: string): Breadcrumb[] | undefined {
  for (const item of items) {
    if (!isSidebarGroup(item)) {
      if (isSamePage(item.path, path)) return [];
      continue;
    }
    if (item.path !== undefined && isSamePage(item.path, path)) return [];
    const inner = findTrail(item.children, path);
    if (inner) return [{ title: item.title, ...(item.path !== undefined && { path: item.path }) }, ...inner];
  }
  return undefined;
}

/** A section's name in the top navigation: the title of its first page may be a sentence. */
export function findNavText(nav: NavItem[], path: string): string | undefined {
  const entries = nav.flatMap((item) => [item, ...(item.items ?? [])]);
  return entries.find(({ link }) => link === path)?.text;
}

/** The section and the sidebar groups a page lies in, the page itself left out. */
export function findBreadcrumbs(section: SectionIndex, path: string, nav: NavItem[]): Breadcrumb[] {
  if (section.section === '' || isSamePage(section.path, path)) return [];
  const title = findNavText(nav, section.path) ?? section.title;
  return [{ title, path: section.path }, ...(findTrail(section.sidebar, path) ?? [])];
}
