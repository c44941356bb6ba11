import type { SidebarGroup, SidebarItem } from './records';

/** Whether a sidebar item is a group: only groups have `children`. */
export function isSidebarGroup(item: SidebarItem): item is SidebarGroup {
  return 'children' in item;
}
