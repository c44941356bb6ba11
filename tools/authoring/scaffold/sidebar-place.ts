import path from 'node:path';
import { sidebarFileOf, sidebarPath } from '../../source/config/read-sidebar';
import { regularPathOf, sectionOf } from '../../source/page-paths';
import { nearestHint } from '../../support/nearest-name';
import { UsageError } from '../../support/problems';
import { type SidebarEntry, SidebarText } from './sidebar-text';

/** Where an entry is in a `sidebar.yml`. */
export interface SidebarPlace {
  line: number;
  /** Titles of the groups around it, outermost first. */
  groups: string[];
}

/**
 * Adds a page to its section's sidebar: after the last page of `group` if one is given; otherwise after the last page of
 * the same folder, in the list that has most of them; otherwise at the end of the file. Without `title`, the page's own
 * title is used. Returns the new text, the entry's line and the titles of the groups around it. Throws `UsageError` if
 * there is no such group, or if the group cannot take the page.
 */
export function addToSidebar(
  text: string,
  file: string,
  title: string | undefined,
  group?: string,
): { text: string } & SidebarPlace {
  const section = sectionOf(file);
  const sidebarFile = sidebarFileOf(section);
  const sidebar = new SidebarText(text, sidebarFile);
  const target = path.posix.relative(section, file);
  const neighbours = group === undefined ? inFolder(sidebar.entries, file) : inGroup(sidebar, group);
  const last = neighbours.at(-1);
  if (!last && group !== undefined)
    throw new UsageError(
      `The group "${group}" of ${sidebarFile} cannot take the page. It must list a page already.`,
    );
  if (last) sidebar.insertAfter(last, target, title);
  else sidebar.append(target, title);
  const before = text.split(/\r?\n/);
  const line = sidebar.text.split(/\r?\n/).findIndex((after, i) => after !== before[i]) + 1;
  return { text: sidebar.text, line, groups: last?.groups ?? [] };
}

/** Whether a sidebar lists a page. */
export function isListed(text: string, sidebarFile: string, file: string): boolean {
  const address = regularPathOf(file);
  return new SidebarText(text, sidebarFile).entries.some(
    ({ target }) => sidebarPath(target.value, path.posix.dirname(sidebarFile)) === address,
  );
}

/** Entries for pages directly in a group. Throws `UsageError` if there is no such group. */
function inGroup({ entries, groupTitles }: SidebarText, group: string): SidebarEntry[] {
  if (groupTitles.has(group))
    return entries.filter(({ groups, form }) => groups.at(-1) === group && form !== 'group');
  const names = [...groupTitles];
  const known = names.length > 0 ? `Groups: ${names.join(', ')}.` : 'It has no groups.';
  throw new UsageError(`The sidebar has no group "${group}". ${nearestHint(group, names, known)}`);
}

/** Entries for pages of the same folder, in the list that has most of them. */
function inFolder(entries: readonly SidebarEntry[], file: string): SidebarEntry[] {
  const folder = folderOf(regularPathOf(file));
  // The folder's own page (`/a/b/`) does not count: `folderOf` returns the folder above for it.
  const neighbours = entries.filter(({ target, form }) => {
    return form !== 'group' && folderOf(sidebarPath(target.value, sectionOf(file))) === folder;
  });
  const byList = [...new Set(neighbours.map(({ list }) => list))].map((list) =>
    neighbours.filter((entry) => entry.list === list),
  );
  return byList.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** `/a/b.html` and `/a/b/` → `/a/`. */
function folderOf(address: string): string {
  return address.replace(/(?<![^/])[^/]*\/?$/, '');
}
