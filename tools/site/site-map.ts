import { candidatePaths, comparablePath, sectionNameOf } from '../../src/bundle/paths';
import { pathOf, regularPathOf } from '../source/page-paths';
import type { ParsedSource } from '../source/parse-source';
import type { Problem } from '../support/problems';
import { faultOfAddress, faultOfName, fileKey, type PathFault, quote } from '../support/safe-path';
import { pageFilesOf, printFileOf } from './file-names';
import { SiteNames } from './site-names';

/** A page with its addresses, before it is rendered. */
export interface MappedPage {
  source: ParsedSource;
  regularPath: string;
  path: string;
}

/**
 * All pages by address. Left out, with an error, are those whose address cannot be a file of the site, and those whose
 * file is another's; of two pages with one address the later file wins, as in VuePress.
 */
export class SiteMap {
  readonly pages: MappedPage[];
  readonly problems: Problem[] = [];
  /** Names of the files of the site: its own and those of the pages. */
  readonly names: SiteNames;
  readonly #byPath = new Map<string, MappedPage>();

  constructor(sources: readonly ParsedSource[]) {
    const byPath = new Map<string, MappedPage>();
    for (const source of sources) {
      const page = this.#place(source);
      if (!page) continue;
      const key = comparablePath(page.path);
      const other = byPath.get(key);
      if (other) this.problems.push(duplicate(page, other));
      byPath.set(key, page);
    }
    const placed = this.#inSoundSections([...byPath.values()]);
    const sections = new Set(placed.map(({ path }) => sectionNameOf(path)));
    sections.delete('');
    this.names = SiteNames.ofSite(placed.length, sections);
    this.pages = placed.filter((page) => this.#claimFiles(page));
    for (const page of this.pages) this.#byPath.set(comparablePath(page.regularPath), page);
    for (const page of this.pages) this.#byPath.set(comparablePath(page.path), page);
  }

  /** The page that answers to a path, by the same rules as in the browser. */
  find(path: string): MappedPage | undefined {
    for (const candidate of candidatePaths(path)) {
      const page = this.#byPath.get(comparablePath(candidate));
      if (page) return page;
    }
    return undefined;
  }

  /** A page at its permalink, or, when that is none, where its file puts it; undefined when that cannot be either. */
  #place(source: ParsedSource): MappedPage | undefined {
    const { permalink } = source.frontmatter;
    const regularPath = regularPathOf(source.relativePath);
    const path = pathOf(source);
    const fault = faultOfAddress(path);
    if (!fault) return { source, regularPath, path };
    this.problems.push(unsafe(source, fault));
    return permalink && !faultOfAddress(regularPath) ? { source, regularPath, path: regularPath } : undefined;
  }

  /**
   * Without the pages of sections that have another one's name, but for case: readers would be led into that one. And
   * without those of sections that cannot be one document to be printed, under their own name.
   */
  #inSoundSections(pages: readonly MappedPage[]): MappedPage[] {
    const firsts = new Map<string, MappedPage>();
    return pages.filter((page) => {
      const section = sectionNameOf(page.path);
      const fault = section === '' ? undefined : faultOfName(printFileOf(section));
      if (fault) {
        this.#report(page, { ...fault, found: `makes a section whose document ${fault.found}` });
        return false;
      }
      const first = firsts.get(fileKey(section)) ?? page;
      firsts.set(fileKey(section), first);
      const other = sectionNameOf(first.path);
      if (section === other) return true;
      const found = `is in the section "${section}", and ${first.source.relativePath} in "${other}"`;
      this.#report(page, { found, hint: 'Spell the two alike: addresses ignore case.' });
      return false;
    });
  }

  #claimFiles(page: MappedPage): boolean {
    const { relativePath } = page.source;
    const fault = this.names.claim(pageFilesOf(page.path, relativePath), relativePath);
    if (fault) this.#report(page, { ...fault, hint: `${fault.hint} A permalink moves a page too.` });
    return !fault;
  }

  #report({ source }: MappedPage, { found, hint }: PathFault): void {
    const message = `the page ${found}`;
    this.problems.push({
      severity: 'error',
      ...placeOfAddress(source),
      rule: 'name-clash',
      message,
      hint,
    });
  }
}

/** Where a page's address is said: at its permalink, else nowhere in the file. */
function placeOfAddress({ frontmatter, placeOf, relativePath }: ParsedSource) {
  return frontmatter.permalink ? placeOf('permalink') : { file: relativePath, line: 1, column: 1 };
}

function unsafe(source: ParsedSource, { found, hint }: PathFault): Problem {
  const { permalink } = source.frontmatter;
  const what = permalink ? `the permalink ${quote(permalink)}` : 'the name of the file';
  return {
    severity: 'error',
    ...placeOfAddress(source),
    rule: 'unsafe-path',
    message: `${what} ${found}`,
    hint: permalink ? hint : `${hint} Or give the page a permalink.`,
  };
}

function duplicate(page: MappedPage, other: MappedPage): Problem {
  return {
    severity: 'error',
    file: page.source.relativePath,
    line: 1,
    column: 1,
    rule: 'duplicate-path',
    message: `its address ${page.path} is also that of ${other.source.relativePath}`,
    hint: 'Rename one of the files (addresses ignore case), or give one a permalink.',
  };
}
