import { chunkFileName, pageFileName } from '../../site/file-names';

const pageNames = new Map<string, string>();

/** File of the bundle that holds a page. Unlike in a production build, the name stays when the page changes. */
export function pageChunk(sourceFile: string): string {
  const known = pageNames.get(sourceFile);
  if (known !== undefined) return known;
  const name = pageFileName(sourceFile, sourceFile);
  pageNames.set(sourceFile, name);
  return name;
}

/** File of the bundle that holds a part of a section; the first part is 0. */
export function sectionChunk(section: string, part: number): string {
  return chunkFileName('sections', section || '_root', `${section}#${part}`);
}
