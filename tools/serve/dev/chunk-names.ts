import { chunkFileName, pageFileName } from '../../site/file-names';
import { memoize } from '../../support/memoize';

/** File of the bundle that holds a page. Unlike in a production build, its name stays when the page changes. */
export const pageChunk = memoize((sourceFile) => pageFileName(sourceFile, sourceFile));

/** File of the bundle that holds a part of a section; the first part is 0. */
export function sectionChunk(section: string, part: number): string {
  return chunkFileName('sections', section || '_root', `${section}#${part}`);
}
