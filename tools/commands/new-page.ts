import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkNewName, contentPath, findTaken } from '../authoring/scaffold/new-name';
import { fillTemplate, nameOf, placeNewPage } from '../authoring/scaffold/page-template';
import { readExactText } from '../authoring/scaffold/read-exact-text';
import { addToSidebar } from '../authoring/scaffold/sidebar-place';
import { sidebarFileOf } from '../source/config/read-sidebar';
import { sectionOf } from '../source/page-paths';
import { refuseOutside, writeSource } from '../source/write-source';
import { UsageError } from '../support/problems';

interface NewPageOptions {
  /** Defaults to the page's name. */
  title?: string;
  /** Title of the sidebar group for the page; defaults to the group with most pages of the same folder. */
  group?: string;
  isDryRun?: boolean;
}

/** What was done, or would be done without a dry run. */
interface NewPageResult {
  file: string;
  template: string | undefined;
  text: string;
  /** Place of the sidebar entry; undefined in a section without `sidebar.yml`, whose sidebar is made from its files. */
  sidebar?: { file: string; line: number; groups: string[] };
}

/** Creates a page from the nearest template, with an entry in the section's sidebar. Throws `UsageError`. */
export async function createPage(
  root: string,
  argument: string,
  options: NewPageOptions = {},
): Promise<NewPageResult> {
  const page = placeNewPage(root, contentPath(root, argument));
  checkNewName(page.file);
  refuseOutside(root, page.file);
  const taken = findTaken(root, page.file);
  if (taken !== undefined) throw new UsageError(`The page already exists: ${taken}. Choose another name.`);
  const title = options.title ?? nameOf(page.file);
  const text = await fillTemplate(root, page, title);
  const sidebarFile = sidebarFileOf(sectionOf(page.file));
  const sidebarText = await readExactText(root, sidebarFile);
  if (sidebarText === null && options.group !== undefined) {
    throw new UsageError(`There is no ${sidebarFile}, so there is no group "${options.group}".`);
  }
  const added = sidebarText === null ? undefined : addToSidebar(sidebarText, page.file, title, options.group);
  if (!options.isDryRun) {
    // Checked before the page is written: a page without its entry would be half done.
    if (added) refuseOutside(root, sidebarFile);
    const target = path.join(root, page.file);
    mkdirSync(path.dirname(target), { recursive: true });
    // Fails if the file has come into being meanwhile.
    writeFileSync(target, text, { flag: 'wx' });
    if (added) writeSource(root, sidebarFile, added.text);
  }
  const sidebar = added && { file: sidebarFile, line: added.line, groups: added.groups };
  return { ...page, text, sidebar };
}

/** Prints where a new page was created. */
export function printNewPage(
  { file, template, text, sidebar }: NewPageResult,
  source: string,
  isDryRun = false,
): void {
  console.log(
    `${isDryRun ? 'would write' : 'wrote'}  ${source}/${file}  (${template ? `from ${template}` : 'no template found'})`,
  );
  if (sidebar) {
    const group = sidebar.groups.length > 0 ? `, in ${sidebar.groups.join(' → ')}` : '';
    console.log(
      `${isDryRun ? 'would list' : 'listed'} it  ${source}/${sidebar.file}:${sidebar.line}${group}`,
    );
  }
  if (isDryRun) console.log(`\n${text}`);
}
