import { parsePageRecord, parseSectionIndex, parseSiteIndex } from '../../src/bundle/parse-records';
import { findSectionPart, findSections, matchPath } from '../../src/bundle/paths';
import type { BundleFiles } from './bundle-files';
import type { PageOptions } from './bundle-options';

/** The JSON of a file; throws for a name the bundle does not have. */
export function readJson(files: BundleFiles, file: string): unknown {
  const text = files.get(file);
  if (text === undefined) throw new Error(`The test bundle has no file ${file}`);
  return JSON.parse(text);
}

/**
 * Finds every page from `site.json` as the app does. Throws if it cannot, so that no test has an invalid
 * bundle.
 */
export function verifyFiles(files: BundleFiles, pages: PageOptions[]): void {
  const site = parseSiteIndex(readJson(files, 'site.json'));
  for (const { path } of pages) {
    const matches = findSections(site, path).map((section) => {
      const part = findSectionPart(section, path);
      return part && matchPath(parseSectionIndex(readJson(files, part.file)), path);
    });
    const match = matches.find((found) => found !== undefined);
    if (match?.kind !== 'page') throw new Error(`The test bundle does not lead to ${path}`);
    parsePageRecord(readJson(files, match.page.file));
  }
}
