import { candidatePaths, comparablePath, sectionNameOf } from '../../src/bundle/paths';
import { pathOf, regularPathOf } from '../content/page-paths';
import type { ParsedSource } from '../content/parse-source';
import type { Problem } from '../problems';
import { faultOfAddress, type PathFault, quote } from '../safe-path';
import { pageFilesOf } from '../site-files/file-names';
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
    const sections = new Set([...byPath.values()].map(({ path }) => sectionNameOf(path)));
    sections.delete('');
    this.names = SiteNames.ofSite(byPath.size, sections);
    this.pages = [...byPath.values()].filter((page) => this.#claimFiles(page));
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

  #claimFiles({ path, source }: MappedPage): boolean {
    const fault = this.names.claim(pageFilesOf(path, source.relativePath), source.relativePath);
    if (!fault) return true;
    const { found, hint } = fault;
    this.problems.push({
      severity: 'error',
      ...placeOfAddress(source),
      rule: 'name-clash',
      message: `the page ${found}`,
      hint: `${hint} A permalink moves a page too.`,
    });
    return false;
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
