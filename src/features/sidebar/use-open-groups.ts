import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { isSidebarGroup } from '../../bundle/is-sidebar-group';
import type { SidebarItem } from '../../bundle/records';
import { findActiveGroups, groupKeyOf } from '../../content/sidebar';
import { readStoredMap, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** Maps the key of a group to whether the group is open; a missing group is closed. */
export type OpenGroups = Readonly<Record<string, boolean>>;

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

function openActive(items: SidebarItem[], path: string): OpenGroups {
  return Object.fromEntries((findActiveGroups(items, path) ?? []).map((key) => [key, true]));
}

/** The groups that are open at first: those of the active page, or the first group if the page is in none. */
function initialGroups(items: SidebarItem[], path: string): OpenGroups {
  const active = openActive(items, path);
  if (Object.keys(active).length > 0) return active;
  const first = items.find(isSidebarGroup);
  return first ? { [groupKeyOf('', first)]: true } : {};
}

/**
 * Which groups of a section's sidebar are open. The groups of the active page open automatically; all others stay as
 * the reader left them until the tab is closed.
 */
export function useOpenGroups(
  section: string,
  items: SidebarItem[],
  path: string,
): [OpenGroups, (key: string) => void] {
  const [open, setOpen] = useState(() => initialGroups(items, path));

  // Not in the first render: hydration needs the HTML of the build.
  useLayoutEffect(() => {
    const stored = readStoredMap('sessionStorage', STORAGE_KEYS.sidebarGroups + section, isBoolean);
    setOpen((now) => ({ ...now, ...stored, ...openActive(items, path) }));
  }, [section, items, path]);

  useEffect(() => {
    writeStored('sessionStorage', STORAGE_KEYS.sidebarGroups + section, JSON.stringify(open));
  }, [section, open]);

  const toggle = useCallback((key: string) => setOpen((now) => ({ ...now, [key]: !now[key] })), []);
  return [open, toggle];
}
