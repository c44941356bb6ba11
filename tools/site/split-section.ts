import { isSidebarGroup } from '../../src/bundle/is-sidebar-group';
import { comparablePath } from '../../src/bundle/paths';
import type { PageEntry, SectionIndex, SidebarItem } from '../../src/bundle/records';

/** A section with more pages than this is split into several index files. Pages. */
const MAX_SECTION_PART_PAGES = 500;

/** One index file of a section. `from`: see `partStarts`. */
interface IndexPart {
  from: string;
  index: SectionIndex;
}

/**
 * Splits a section's index, so that what a reader downloads does not grow with the section. Most indexes stay whole.
 */
export function splitSection(index: SectionIndex, maxPages = MAX_SECTION_PART_PAGES): IndexPart[] {
  const starts = partStarts(index.pages, maxPages);
  if (starts.length === 1) return [{ from: '', index }];
  return starts.map((from, i) => {
    const pages = index.pages.slice(i * maxPages, (i + 1) * maxPages);
    const sidebar = windowSidebar(index.sidebar, pages);
    const next = starts[i + 1];
    const redirects = Object.entries(index.redirects).filter(([path]) => {
      const key = comparablePath(path);
      return key >= from && (next === undefined || key < next);
    });
    return { from, index: { ...index, pages, sidebar, redirects: Object.fromEntries(redirects) } };
  });
}

/** Where each part of a section begins: the comparable path of its first page; empty for the first part. */
function partStarts(pages: readonly { path: string }[], maxPages: number): string[] {
  const count = Math.max(1, Math.ceil(pages.length / maxPages));
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? '' : comparablePath(pages[i * maxPages]?.path ?? ''),
  );
}

/**
 * The part of a sidebar that one index file needs: the links to its pages, and the link before and after each of them,
 * for the links to the previous and next page. A group without any of these becomes one link: to the group's own page,
 * or else to its first page.
 */
function windowSidebar(sidebar: readonly SidebarItem[], pages: readonly PageEntry[]): SidebarItem[] {
  const own = new Set(pages.map((page) => page.path));
  const leaves = leafPaths(sidebar);
  const kept = new Set(leaves.filter((_, i) => [i - 1, i, i + 1].some((n) => own.has(leaves[n] ?? ''))));
  const trim = (items: readonly SidebarItem[]): SidebarItem[] =>
    items.flatMap((item): SidebarItem[] => {
      if (!isSidebarGroup(item)) return kept.has(item.path) ? [item] : [];
      const children = trim(item.children);
      if (children.length > 0) return [{ ...item, children }];
      const path = item.path ?? leafPaths(item.children)[0];
      return path === undefined ? [] : [{ title: item.title, path }];
    });
  return trim(sidebar);
}

/** Paths of all links except those of groups, depth first. */
function leafPaths(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => (isSidebarGroup(item) ? leafPaths(item.children) : [item.path]));
}
