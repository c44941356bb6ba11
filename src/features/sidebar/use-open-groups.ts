import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { isSidebarGroup } from '../../bundle/is-sidebar-group';
import type { SidebarItem } from '../../bundle/records';
import { findActiveGroups, groupKeyOf } from '../../content/sidebar';
import { readStoredMap, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** Open or closed by group key; a group not in it is closed. */
export type OpenGroups = Readonly<Record<string, boolean>>;

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

function openActive(items: SidebarItem[], path: string): OpenGroups {
  return Object.fromEntries((findActiveGroups(items, path) ?? []).map((key) => [key, true]));
}

/** Before the reader touches anything: the active page's groups, or the first group when there are none. */
function initialGroups(items: SidebarItem[], path: string): OpenGroups {
  const active = openActive(items, path);
  if (Object.keys(active).length > 0) return active;
  const first = items.find(isSidebarGroup);
  return first ? { [groupKeyOf('', first)]: true } : {};
}

/**
 * Which groups of a section's sidebar are open. The active page's open by themselves; every other stays as
 * the reader left it, for as long as the tab lives.
 */
export function useOpenGroups(
  section: string,
  items: SidebarItem[],
  path: string,
): [OpenGroups, (key: string) => void] {
  const [open, setOpen] = useState(() => initialGroups(items, path));

  // Not in the first render: hydration needs the same HTML as the server's.
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
