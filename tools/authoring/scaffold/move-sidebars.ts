import path from 'node:path';
import { isExternalLink } from '../../../src/bundle/paths';
import { sidebarFileOf, sidebarPath } from '../../source/config/read-sidebar';
import { regularPathOf, sectionOf } from '../../source/page-paths';
import { fileOfEntry, type MovedFiles, retarget } from './retarget';
import { addToSidebar } from './sidebar-place';
import { SidebarText } from './sidebar-text';

/**
 * Texts of the `sidebar.yml` files after a move: entries follow their pages, even into the sidebar of another section.
 * The keys are file names before the move. `titleOf` returns the title in a page's frontmatter.
 */
export function moveSidebars(
  sidebars: ReadonlyMap<string, string>,
  moves: MovedFiles,
  files: ReadonlySet<string>,
  titleOf: (file: string) => string | undefined,
): Map<string, string> {
  const texts = new Map<string, string>();
  /** Pages that move to another section and have to be listed in its sidebar. */
  const emigrants: { file: string; title: string | undefined }[] = [];
  for (const [file, text] of sidebars) {
    const sidebar = new SidebarText(text, file);
    const section = sectionOf(moves.get(file) ?? file);
    for (const entry of sidebar.entries) {
      const { value } = entry.target;
      if (isExternalLink(value)) continue;
      const found = fileOfEntry(value, file, files);
      const to = found === undefined ? undefined : moves.get(found);
      const isOwn = !/^(?:\/|\.\.)/.test(value);
      if (found !== undefined && to !== undefined && isOwn && sectionOf(to) !== section) {
        sidebar.remove(entry);
        emigrants.push({ file: to, title: titleOf(found) });
      } else {
        const target = retarget(value, file, moves, files);
        if (target !== undefined) sidebar.retarget(entry, target);
      }
    }
    texts.set(file, sidebar.text);
  }
  for (const { file, title } of emigrants) {
    const sidebarFile = sidebarFileOf(sectionOf(file));
    const text = texts.get(sidebarFile);
    if (text === undefined || lists(text, sidebarFile, file)) continue;
    texts.set(sidebarFile, addToSidebar(text, file, title).text);
  }
  return texts;
}

/** Whether a sidebar lists a page already, as it may have done before the page moved to its section. */
function lists(text: string, sidebarFile: string, file: string): boolean {
  const address = regularPathOf(file);
  return new SidebarText(text, sidebarFile).entries.some(
    ({ target }) => sidebarPath(target.value, path.posix.dirname(sidebarFile)) === address,
  );
}
