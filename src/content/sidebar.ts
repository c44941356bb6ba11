import { isSidebarGroup } from '../bundle/is-sidebar-group';
import { comparablePath } from '../bundle/paths';
import type { Heading, PageLink, PageRecord, SidebarGroup, SidebarItem } from '../bundle/records';

/** Separates the titles in a group's key; no title contains it. */
const KEY_SEPARATOR = '\u001f';

/** Key of a group, unique in its section and stable between builds: its parents' titles and its own. */
export function groupKeyOf(parentKey: string, group: SidebarGroup): string {
  return parentKey + KEY_SEPARATOR + group.title;
}

/** Whether two page paths are the same, ignoring case and encoding. */
export function isSamePage(a: string, b: string): boolean {
  return a === b || comparablePath(a) === comparablePath(b);
}

/** Keys of the groups that contain the active page, outermost first; undefined if the sidebar does not list it. */
export function findActiveGroups(items: SidebarItem[], path: string, parentKey = ''): string[] | undefined {
  for (const item of items) {
    if (!isSidebarGroup(item)) {
      if (isSamePage(item.path, path)) return [];
      continue;
    }
    const key = groupKeyOf(parentKey, item);
    const inner = findActiveGroups(item.children, path, key);
    if (inner) return [key, ...inner];
    if (item.path !== undefined && isSamePage(item.path, path)) return [key];
  }
  return undefined;
}

/** The sidebar's links in reading order; a group's own address is not among them. */
export function flattenSidebar(items: SidebarItem[]): PageLink[] {
  return items.flatMap((item) => (isSidebarGroup(item) ? flattenSidebar(item.children) : [item]));
}

/** A heading with those below it. */
export interface HeadingNode extends Heading {
  children: Heading[];
}

/** Nests every deeper heading under the last `h2` before it; those before the first `h2` are left out. */
export function nestHeadings(headers: Heading[]): HeadingNode[] {
  const nodes: HeadingNode[] = [];
  for (const heading of headers) {
    if (heading.level === 2) nodes.push({ ...heading, children: [] });
    else nodes.at(-1)?.children.push(heading);
  }
  return nodes;
}

/** The sidebar a page shows: its section's, none, or `'auto'`, which stands for the page's own headings. */
export function resolveSidebar(record: PageRecord, items: SidebarItem[]): SidebarItem[] | 'auto' {
  const { sidebar, home } = record.frontmatter;
  if (sidebar === false || home) return [];
  return sidebar === 'auto' ? 'auto' : items;
}

/**
 * Slug of the heading to mark as current in a list: `slug` itself if the list also has the `h3` (`isDeep`), else the
 * slug of the `h2` above it.
 */
export function findListedHeading(
  nodes: HeadingNode[],
  slug: string | undefined,
  isDeep: boolean,
): string | undefined {
  if (isDeep || slug === undefined) return slug;
  const parent = nodes.find(
    (node) => node.slug === slug || node.children.some((child) => child.slug === slug),
  );
  return parent?.slug;
}
