import type { StaleFiles } from '../../../src/bundle/dev-messages';
import { pageChunk } from './chunk-names';

/** With more stale pages than this, all pages are reported as stale. */
const MAX_LISTED_PAGES = 200;

/** Collects which files of the bundle a change has made stale. */
export class StaleSet {
  #site = false;
  #sections: Set<string> | 'all' = new Set();
  #pages: Set<string> | 'all' = new Set();

  addSite(): void {
    this.#site = true;
  }

  addSections(files: Iterable<string>): void {
    for (const file of files) if (this.#sections !== 'all') this.#sections.add(file);
  }

  addAllSections(): void {
    this.#sections = 'all';
  }

  /** Adds pages by their source files. */
  addPages(files: Iterable<string>): void {
    for (const file of files) if (this.#pages !== 'all') this.#pages.add(pageChunk(file));
  }

  addAllPages(): void {
    this.#pages = 'all';
  }

  get value(): StaleFiles {
    const [sections, pages] = [this.#sections, this.#pages];
    return {
      site: this.#site,
      sections: sections === 'all' ? 'all' : [...sections],
      pages: pages === 'all' || pages.size > MAX_LISTED_PAGES ? 'all' : [...pages],
    };
  }
}
