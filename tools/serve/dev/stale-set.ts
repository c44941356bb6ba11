import type { StaleFiles } from '../../../src/bundle/dev-messages';
import { pageChunk } from './chunk-names';

/** With more stale pages than this, all pages are reported as stale. */
const MAX_LISTED_PAGES = 200;

/** Collects which files of the bundle a change has made stale. The name `all` stands for all files of a kind. */
export class StaleSet {
  site = false;
  /** Files of section indexes. */
  readonly sections = new Set<string>();
  /** Source files of pages. */
  readonly pages = new Set<string>();

  get value(): StaleFiles {
    const { site, sections, pages } = this;
    const isEveryPage = pages.has('all') || pages.size > MAX_LISTED_PAGES;
    return {
      site,
      sections: sections.has('all') ? 'all' : [...sections],
      pages: isEveryPage ? 'all' : [...pages].map(pageChunk),
    };
  }
}
