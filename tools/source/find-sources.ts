import { isIgnored, readContentTree } from './content-tree';

/** Extensions of Markdown files that VuePress recognises. */
const SOURCE_PATTERN = /\.(?:md|MD|Md)$/;

/** Whether a file, below the content folder, is a page's source. */
export function isSource(file: string): boolean {
  return SOURCE_PATTERN.test(file) && !isIgnored(file);
}

/** Returns the files of a content folder that are pages. */
export function sourcesAmong(files: readonly string[]): string[] {
  return files.filter(isSource);
}

/** Paths of all Markdown files below `root`, with `/`, sorted by code unit. */
export async function findSources(root: string): Promise<string[]> {
  return sourcesAmong((await readContentTree(root)).files);
}
