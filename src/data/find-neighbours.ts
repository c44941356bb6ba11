import type { PageEntry, PageLink, SidebarItem } from '../bundle/records';
import { flattenSidebar, isSamePage } from './sidebar';

/** The pages before and after one, as its frontmatter or the sidebar's order has it. */
export function findNeighbours(
  sidebar: SidebarItem[],
  entry: PageEntry,
): { prev: PageLink | undefined; next: PageLink | undefined } {
  const links = flattenSidebar(sidebar);
  const at = links.findIndex((link) => isSamePage(link.path, entry.path));
  const pick = (wish: PageLink | false | undefined, index: number): PageLink | undefined => {
    if (wish === false) return undefined;
    return wish ?? (at < 0 ? undefined : links[index]);
  };
  return { prev: pick(entry.prev, at - 1), next: pick(entry.next, at + 1) };
}
