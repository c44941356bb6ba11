import type { StaleFiles } from '../../../src/bundle/dev-messages';
import { pageChunk } from './chunk-names';

type Names = string[] | 'all';

/** With more stale pages than this, all pages are reported as stale. */
const MAX_LISTED_PAGES = 200;

/** Collects which files of the bundle a change has made stale. */
export class StaleSet {
  #site = false;
  #sections: Names = [];
  #pages: Names = [];

  addSite(): void {
    this.#site = true;
  }

  addSections(files: Names): void {
    this.#sections = join(this.#sections, files);
  }

  /** Adds pages by their source files. */
  addPages(files: Names): void {
    this.#pages = join(this.#pages, files === 'all' ? files : files.map(pageChunk));
  }

  get value(): StaleFiles {
    const [sections, pages] = [this.#sections, this.#pages];
    return { site: this.#site, sections, pages: pages.length > MAX_LISTED_PAGES ? 'all' : pages };
  }
}

function join(known: Names, added: Names): Names {
  return known === 'all' || added === 'all' ? 'all' : [...new Set([...known, ...added])];
}
