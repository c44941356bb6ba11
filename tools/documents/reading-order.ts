import { isSidebarGroup, type SectionIndex, type SidebarItem } from '../../src/bundle/records';
import type { ContentBundle } from '../site/bundle-content';
import type { RecordFacts } from '../site/render-page';

/** What a reading order, and a document in that order, is made of. */
export interface ReadingBundle<P> extends Pick<ContentBundle, 'site' | 'sections'> {
  pages: readonly P[];
}

/** A section with its pages in reading order. */
export interface ReadSection<P> {
  section: SectionIndex;
  pages: P[];
}

/** Each section's pages in the order of its sidebar, followed by the pages it does not list. */
export function pagesInReadingOrder<P extends { record: Pick<RecordFacts, 'path'> }>({
  sections,
  pages,
}: Omit<ReadingBundle<P>, 'site'>): ReadSection<P>[] {
  const byPath = new Map(pages.map((page) => [page.record.path, page]));
  return sections.map((section) => {
    const paths = new Set([...sidebarPaths(section.sidebar), ...section.pages.map(({ path }) => path)]);
    const own = new Set(section.pages.map(({ path }) => path));
    const ordered = [...paths].filter((path) => own.has(path)).map((path) => byPath.get(path));
    return { section, pages: ordered.filter((page) => page !== undefined) };
  });
}

function sidebarPaths(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (!isSidebarGroup(item)) return [item.path];
    return [...(item.path === undefined ? [] : [item.path]), ...sidebarPaths(item.children)];
  });
}
