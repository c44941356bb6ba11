import path from 'node:path';
import { sidebarPath } from '../../source/config/read-sidebar';
import { regularPathOf } from '../../source/page-paths';
import { nearestHint } from '../../support/nearest-name';
import { UsageError } from '../../support/problems';
import { type SidebarEntry, SidebarText } from './sidebar-text';

/** A page to be listed. */
interface ListedPage {
  section: string;
  /** Below the content folder. */
  file: string;
  /** If undefined, the page's own title is used. */
  title: string | undefined;
}

/** A `sidebar.yml` with an added page. */
export interface AddedEntry {
  text: string;
  /** 1-based, in the new text. */
  line: number;
  /** Titles of the groups around the entry. */
  groups: string[];
}

/**
 * Lists a page after the last of its neighbours, which are pages of the same folder, in the group that has most of
 * them, or in the given group. Throws `UsageError` when there is no such group.
 */
export function addToSidebar(text: string, page: ListedPage, group?: string): AddedEntry {
  const sidebarFile = path.posix.join(page.section, 'sidebar.yml');
  const sidebar = new SidebarText(text, sidebarFile);
  const target = path.posix.relative(page.section, page.file);
  const neighbours = group === undefined ? nearest(sidebar.entries, page) : inGroup(sidebar.entries, group);
  const last = neighbours.at(-1);
  const isInserted = last !== undefined && sidebar.insertAfter(last, target, page.title);
  if (!isInserted) sidebar.append(target, page.title);
  const after = new SidebarText(sidebar.text, sidebarFile);
  const own = after.entries.find((entry) => entry.target.value === target);
  return {
    text: sidebar.text,
    line: own ? after.lineOf(own) : 1,
    groups: own?.groups ?? [],
  };
}

function inGroup(entries: readonly SidebarEntry[], group: string): SidebarEntry[] {
  const found = entries.filter(({ groups, form }) => groups.at(-1) === group && form !== 'group');
  if (found.length > 0) return found;
  const names = [...new Set(entries.flatMap(({ groups }) => groups))];
  const hint = nearestHint(group, names, `Groups: ${names.join(', ')}.`);
  throw new UsageError(`The sidebar has no group "${group}". ${hint}`);
}

/** Entries for pages of the same folder, in the list that has most of them. */
function nearest(entries: readonly SidebarEntry[], { section, file }: ListedPage): SidebarEntry[] {
  const folder = folderOf(regularPathOf(file));
  const byList = new Map<unknown, SidebarEntry[]>();
  for (const entry of entries) {
    const address = sidebarPath(entry.target.value, section);
    // The folder's own page heads the list; its neighbours follow.
    const isNeighbour = address !== folder && folderOf(address) === folder;
    if (isNeighbour && entry.form !== 'group')
      byList.set(entry.list, [...(byList.get(entry.list) ?? []), entry]);
  }
  return [...byList.values()].reduce<SidebarEntry[]>(
    (most, found) => (found.length > most.length ? found : most),
    [],
  );
}

/** `/a/b.html` and `/a/b/` → `/a/`. */
function folderOf(address: string): string {
  return address.replace(/(?<![^/])[^/]*\/?$/, '');
}
