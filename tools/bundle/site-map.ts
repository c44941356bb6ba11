import { candidatePaths, comparablePath } from '../../src/bundle/paths';
import { pathOf, regularPathOf } from '../content/page-paths';
import type { ParsedSource } from '../content/parse-source';
import type { Problem } from '../problems';

/** A page with its addresses, before it is rendered. */
export interface MappedPage {
  source: ParsedSource;
  regularPath: string;
  path: string;
}

/** All pages by address. Of two pages with one address the later file wins, as in VuePress. */
export class SiteMap {
  readonly pages: MappedPage[];
  readonly problems: Problem[];
  readonly #byPath = new Map<string, MappedPage>();

  constructor(sources: readonly ParsedSource[]) {
    const byPath = new Map<string, MappedPage>();
    this.problems = [];
    for (const source of sources) {
      const page = { source, regularPath: regularPathOf(source.relativePath), path: pathOf(source) };
      const key = comparablePath(page.path);
      const other = byPath.get(key);
      if (other) this.problems.push(duplicate(page, other));
      byPath.set(key, page);
    }
    this.pages = [...byPath.values()];
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
