import { ContentFiles } from '../authoring/scaffold/content-files';
import { checkNewName, contentPath, isTaken, refuseClashes, rivalsOf } from '../authoring/scaffold/new-name';
import { fillTemplate, nameOf, placeNewPage } from '../authoring/scaffold/page-template';
import { addToSidebar, isListed, type SidebarPlace } from '../authoring/scaffold/sidebar-place';
import { sidebarFileOf } from '../source/config/read-sidebar';
import { sectionOf } from '../source/page-paths';
import { changeSources, refuseOutside, type SourceChange } from '../source/write-source';
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
  sidebar?: SidebarPlace & { file: string };
  changes: SourceChange[];
}

/**
 * Creates a page from the nearest template, with an entry in the section's sidebar. Interrupted in between, the same
 * command adds the entry. Throws `UsageError`.
 */
export async function createPage(
  root: string,
  argument: string,
  options: NewPageOptions = {},
): Promise<NewPageResult> {
  const plan = () => planPage(root, argument, options);
  return options.isDryRun ? plan() : changeSources(root, plan);
}

async function planPage(root: string, argument: string, options: NewPageOptions): Promise<NewPageResult> {
  const page = placeNewPage(root, contentPath(root, argument));
  const { file } = page;
  checkNewName(file);
  refuseOutside(root, file);
  const title = options.title ?? nameOf(file);
  const text = await fillTemplate(root, page, title);
  const content = await ContentFiles.read(root);
  const sidebarFile = sidebarFileOf(sectionOf(file));
  const sidebar = content.bytes(sidebarFile) === null ? undefined : content.text(sidebarFile);
  if (sidebar === undefined && options.group !== undefined)
    throw new UsageError(`There is no ${sidebarFile}, so there is no group "${options.group}".`);
  const needsEntry = sidebar !== undefined && !isListed(sidebar, sidebarFile, file);
  // A page that still is as the template makes it, but is not listed, was left by an interrupted run.
  const isHalfDone = needsEntry && content.bytes(file)?.equals(Buffer.from(text));
  const taken = [file, ...rivalsOf(file)].find((name) => isTaken(root, name));
  if (taken !== undefined && !(isHalfDone && taken === file))
    throw new UsageError(`The page already exists: ${taken}. Choose another name.`);
  refuseClashes(content.sources, new Map([...content.sources, [file, text]]));
  const changes: SourceChange[] = isHalfDone ? [] : [{ file, before: null, after: text }];
  if (!needsEntry) return { ...page, text, changes };
  const { text: listed, ...place } = addToSidebar(sidebar, file, title, options.group);
  changes.push(...content.changes(new Map([[sidebarFile, listed]])));
  return { ...page, text, sidebar: { file: sidebarFile, ...place }, changes };
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
