import { isSidebarGroup } from '../../../src/bundle/is-sidebar-group';
import type { PageLink, SidebarItem } from '../../../src/bundle/records';

/** The sidebar's links in reading order, which 下一篇 follows. */
export function readingOrder(items: SidebarItem[]): PageLink[] {
  return items.flatMap((item) => (isSidebarGroup(item) ? readingOrder(item.children) : [item]));
}
