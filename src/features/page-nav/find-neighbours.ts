import { comparablePath } from '../../bundle/paths';
import type { PageEntry, PageLink, SidebarItem } from '../../bundle/records';
import { flattenSidebar } from '../../content/sidebar';

/** The links of a sidebar in reading order, and the index of each address among them. */
interface ReadingOrder {
  links: PageLink[];
  places: Map<string, number>;
}

/** Cached for each sidebar, because a build looks up the neighbours of every page. */
const orders = new WeakMap<SidebarItem[], ReadingOrder>();

/** The previous and next page: from the frontmatter, else from the sidebar's order. */
export function findNeighbours(
  sidebar: SidebarItem[],
  entry: PageEntry,
): { prev: PageLink | undefined; next: PageLink | undefined } {
  const { links, places } = readingOrderOf(sidebar);
  const at = places.get(comparablePath(entry.path)) ?? -1;
  const pick = (wish: PageLink | false | undefined, index: number): PageLink | undefined => {
    if (wish === false) return undefined;
    return wish ?? (at < 0 ? undefined : links[index]);
  };
  return { prev: pick(entry.prev, at - 1), next: pick(entry.next, at + 1) };
}

function readingOrderOf(sidebar: SidebarItem[]): ReadingOrder {
  const known = orders.get(sidebar);
  if (known) return known;
  const links = flattenSidebar(sidebar);
  const places = new Map<string, number>();
  for (const [i, link] of links.entries()) {
    const key = comparablePath(link.path);
    // The first position counts for a page that is listed twice.
    if (!places.has(key)) places.set(key, i);
  }
  const order = { links, places };
  orders.set(sidebar, order);
  return order;
}
