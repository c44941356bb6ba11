import type { ShownPage } from '../content/load-page';
import { resolveSidebar } from '../content/sidebar';
import { findNeighbours } from '../features/page-nav/find-neighbours';

/**
 * The pages that the links below the article lead to. A page whose sidebar is hidden still has the
 * neighbours of its section; one with `sidebar: auto` has only those that its frontmatter names.
 */
export function neighboursOf({ record, section, entry }: Extract<ShownPage, { kind: 'page' }>) {
  const sidebar = resolveSidebar(record, section.sidebar);
  return findNeighbours(sidebar === 'auto' ? [] : section.sidebar, entry);
}
