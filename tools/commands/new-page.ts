import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkNewName, contentPath, isTaken } from '../authoring/scaffold/content-file';
import { fillTemplate, nameOf, placeNewPage } from '../authoring/scaffold/page-template';
import { readStored } from '../authoring/scaffold/read-stored';
import { addToSidebar } from '../authoring/scaffold/sidebar-place';
import { refuseOutside, writeSource } from '../source/write-source';
import { UsageError } from '../support/problems';

/** What may be said of a new page. */
export interface NewPageOptions {
  /** Else its name. */
  title?: string;
  /** Title of the sidebar's group that it goes into; else that of most of its neighbours. */
  group?: string;
  /** Only say what would be done. */
  isDryRun?: boolean;
}

/** What was done, or would be. */
export interface NewPageResult {
  /** Below the content folder. */
  file: string;
  template: string | undefined;
  text: string;
  /** Where its sidebar entry is; undefined in a section without `sidebar.yml`, which follows from its files. */
  sidebar?: { file: string; line: number; groups: string[] };
}

/** Makes a page of the kind that its folder has, with its entry in the section's sidebar. Throws `UsageError`. */
export async function createPage(
  root: string,
  argument: string,
  options: NewPageOptions = {},
): Promise<NewPageResult> {
  const wanted = contentPath(root, argument) + (/[/\\]$/.test(argument) ? '/' : '');
  const page = placeNewPage(root, wanted.replace(/\/\/$/, '/'));
  checkNewName(page.file);
  refuseOutside(root, page.file);
  const other = [
    page.file,
    page.file.replace(/\.md$/, '/README.md'),
    page.file.replace(/\/README\.md$/, '.md'),
  ];
  const taken = other.find((file) => isTaken(root, file));
  if (taken !== undefined) throw new UsageError(`There is a page already: ${taken}. Choose another name.`);
  const title = options.title ?? nameOf(page.file);
  const text = await fillTemplate(root, page, title);
  const [section = ''] = page.file.includes('/') ? page.file.split('/') : [''];
  const sidebarFile = path.posix.join(section, 'sidebar.yml');
  const sidebarText = await readStored(path.join(root, sidebarFile));
  const added =
    sidebarText === null
      ? undefined
      : addToSidebar(sidebarText, { section, file: page.file, title }, options.group);
  if (sidebarText === null && options.group !== undefined) {
    throw new UsageError(`There is no ${sidebarFile}, so there is no group "${options.group}".`);
  }
  if (!options.isDryRun) {
    // Before the page is made: without its entry it is half done.
    if (added) refuseOutside(root, sidebarFile);
    const target = path.join(root, page.file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text, { flag: 'wx' });
    if (added) writeSource(root, sidebarFile, added.text);
  }
  return {
    ...page,
    text,
    ...(added && { sidebar: { file: sidebarFile, line: added.line, groups: added.groups } }),
  };
}
