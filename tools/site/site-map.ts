import { candidatePaths, comparablePath, sectionNameOf } from '../../src/bundle/paths';
import type { SourcePage } from '../source/source-page';
import { errorAt, type Problem } from '../support/problems';
import { faultOfAddress, faultOfName, fileKey, type PathFault, quote } from '../support/safe-path';
import { htmlFileOf, markdownFilesOf, printFileOf } from './file-names';
import { SiteNames } from './site-names';

/**
 * All pages by address. A page whose address cannot be a file of the site, or whose file name is taken, is left out
 * with an error. If two pages have the same address, the later file wins, as in VuePress.
 */
export class SiteMap {
  readonly pages: SourcePage[];
  readonly problems: Problem[] = [];
  /** Names of the files that every site has, and of the files of its pages. */
  readonly names: SiteNames;
  readonly #byPath = new Map<string, SourcePage>();

  constructor(sources: readonly SourcePage[]) {
    const byPath = new Map<string, SourcePage>();
    for (const page of sources.flatMap((source) => this.#place(source) ?? [])) {
      const key = comparablePath(page.path);
      const other = byPath.get(key);
      if (other) {
        const message = `its address ${page.path} is also that of ${other.relativePath}`;
        const hint = 'Rename one of the files (addresses ignore case), or give one a permalink.';
        this.problems.push(errorAt({ file: page.relativePath }, 'duplicate-path', message, hint));
      }
      byPath.set(key, page);
    }
    const placed = this.#inSoundSections([...byPath.values()]);
    const sections = new Set(placed.map(({ path }) => sectionNameOf(path)).filter((name) => name !== ''));
    this.names = new SiteNames(placed.length, sections);
    this.pages = placed.filter((page) => this.#claimFiles(page));
    for (const page of this.pages) this.#byPath.set(comparablePath(page.regularPath), page);
    for (const page of this.pages) this.#byPath.set(comparablePath(page.path), page);
  }

  /** The page at a path, found by the same rules as in the browser. */
  find(path: string): SourcePage | undefined {
    const pages = candidatePaths(path).map((candidate) => this.#byPath.get(comparablePath(candidate)));
    return pages.find((page) => page !== undefined);
  }

  /** Places a page at its permalink or, if that is invalid, at its regular path; undefined if that is invalid too. */
  #place(source: SourcePage): SourcePage | undefined {
    const { regularPath, path } = source;
    const { permalink } = source.frontmatter;
    const fault = faultOfAddress(path);
    if (!fault) return source;
    const what = permalink ? `the permalink ${quote(permalink)}` : 'the name of the file';
    const hint = permalink ? fault.hint : `${fault.hint} Or give the page a permalink.`;
    this.problems.push(errorAt(placeOfAddress(source), 'unsafe-path', `${what} ${fault.found}`, hint));
    return permalink && !faultOfAddress(regularPath) ? { ...source, path: regularPath } : undefined;
  }

  /**
   * Leaves out the pages of a section in two cases: the section's name differs from another's only in case, so that
   * readers would get the other section; or its printable document cannot have this name as a file name.
   */
  #inSoundSections(pages: readonly SourcePage[]): SourcePage[] {
    const firsts = new Map<string, SourcePage>();
    return pages.filter((page) => {
      const section = sectionNameOf(page.path);
      const fault = section === '' ? undefined : faultOfName(printFileOf(section));
      if (fault) {
        this.#report(page, { ...fault, found: `makes a section whose printable document ${fault.found}` });
        return false;
      }
      const first = firsts.get(fileKey(section)) ?? page;
      firsts.set(fileKey(section), first);
      const other = sectionNameOf(first.path);
      if (section === other) return true;
      const found = `is in the section "${section}", and ${first.relativePath} in "${other}"`;
      this.#report(page, { found, hint: 'Use the same spelling: addresses ignore case.' });
      return false;
    });
  }

  #claimFiles(page: SourcePage): boolean {
    const { path, relativePath } = page;
    const files = [htmlFileOf(path), ...markdownFilesOf(path, relativePath)];
    const fault = this.names.claim(files, relativePath);
    if (fault)
      this.#report(page, { ...fault, hint: `${fault.hint} A permalink also gives a page another address.` });
    return !fault;
  }

  #report(source: SourcePage, { found, hint }: PathFault): void {
    this.problems.push(errorAt(placeOfAddress(source), 'name-clash', `the page ${found}`, hint));
  }
}

/** Place of a page's address in its source: the permalink, else the start of the file. */
function placeOfAddress({ frontmatter, placeOf, relativePath }: SourcePage) {
  return frontmatter.permalink ? placeOf('permalink') : { file: relativePath };
}
