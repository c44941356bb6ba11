import type { SidebarGroup, SidebarItem } from '../../src/bundle/records';
import { isIndexFile } from '../source/page-paths';
import { linkToPage, type Page } from './page';

/** Natural order of names: `2` before `10`, Chinese by pinyin. */
const byName = new Intl.Collator('zh-CN', { numeric: true });

interface Folder {
  index?: Page;
  pages: Page[];
  folders: Map<string, Folder>;
}

/** Sidebar of a section without `sidebar.yml`, made from its folders and files and the titles of the pages. */
export function folderSidebar(pages: readonly Page[], folder: string): SidebarItem[] {
  const top: Folder = { pages: [], folders: new Map() };
  for (const page of pages) {
    const { relativePath } = page.record;
    const below = folder === '' ? relativePath : relativePath.slice(folder.length + 1);
    const names = below.split('/').slice(0, -1);
    let place = top;
    for (const name of names) {
      const next = place.folders.get(name) ?? { pages: [], folders: new Map() };
      place.folders.set(name, next);
      place = next;
    }
    if (isIndexFile(relativePath)) place.index = page;
    else place.pages.push(page);
  }
  return itemsOf(top);
}

function itemsOf(folder: Folder): SidebarItem[] {
  const own = folder.index ? [linkToPage(folder.index)] : [];
  const pages = folder.pages
    .toSorted((a, b) => byName.compare(a.record.relativePath, b.record.relativePath))
    .map(linkToPage);
  const groups = [...folder.folders]
    .toSorted(([a], [b]) => byName.compare(a, b))
    .map(([name, child]): SidebarGroup => {
      const title = child.index ? linkToPage(child.index).title : name;
      return { title, collapsable: true, children: itemsOf(child) };
    });
  return [...own, ...pages, ...groups];
}
