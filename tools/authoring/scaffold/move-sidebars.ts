import { isExternalLink } from '../../../src/bundle/paths';
import { sidebarFileOf } from '../../source/config/read-sidebar';
import { sectionOf } from '../../source/page-paths';
import { fileOfEntry, type Relocation, retarget } from './retarget';
import { addToSidebar, isListed, type SidebarPlace } from './sidebar-place';
import { type SidebarEntry, SidebarText } from './sidebar-text';

/** A page that leaves the sidebar of its section, because it moves to another one. */
export interface Emigrant {
  /** Its name after the move. */
  file: string;
  /** The sidebar that lists it no longer, by its name before the move. */
  left: string;
  /** Its new entry; or it was listed in its new section before, or that section has no `sidebar.yml`. */
  now: (SidebarPlace & { file: string }) | 'listed' | 'no sidebar';
}

/**
 * Texts of the `sidebar.yml` files after a move: entries follow their pages, even into the sidebar of another section.
 * The keys are file names before the move. A sidebar that gains a page comes before those that lose one, so that a page
 * is listed at least once in whatever has been written. `titleOf` returns the title in a page's frontmatter.
 */
export function moveSidebars(
  sidebars: ReadonlyMap<string, string>,
  relocation: Relocation,
  titleOf: (file: string) => string | undefined,
): { texts: Map<string, string>; emigrants: Emigrant[] } {
  const { moves, files } = relocation;
  const texts = new Map<string, string>();
  const gains = new Map<string, string>();
  const emigrants: Emigrant[] = [];
  const leaving: { file: string; from: string; left: string }[] = [];
  for (const [file, text] of sidebars) {
    const sidebar = new SidebarText(text, file);
    const section = sectionOf(moves.get(file) ?? file);
    const removed: SidebarEntry[] = [];
    for (const entry of sidebar.entries) {
      const { value } = entry.target;
      if (isExternalLink(value)) continue;
      const from = fileOfEntry(value, file, files);
      const to = from === undefined ? undefined : moves.get(from);
      const isOwn = !/^(?:\/|\.\.)/.test(value);
      if (from !== undefined && to !== undefined && isOwn && sectionOf(to) !== section) {
        removed.push(entry);
        leaving.push({ file: to, from, left: file });
      } else {
        const target = retarget(value, file, relocation);
        if (target !== undefined) sidebar.retarget(entry, target);
      }
    }
    sidebar.remove(removed);
    texts.set(file, sidebar.text);
  }
  for (const { file, from, left } of leaving) {
    const sidebarFile = sidebarFileOf(sectionOf(file));
    const text = texts.get(sidebarFile);
    if (text === undefined) emigrants.push({ file, left, now: 'no sidebar' });
    else if (isListed(text, sidebarFile, file)) emigrants.push({ file, left, now: 'listed' });
    else {
      const { text: added, ...place } = addToSidebar(text, file, titleOf(from));
      texts.set(sidebarFile, added);
      gains.set(sidebarFile, added);
      emigrants.push({ file, left, now: { file: sidebarFile, ...place } });
    }
  }
  return { texts: new Map([...gains, ...texts]), emigrants };
}
