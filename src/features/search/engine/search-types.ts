import type { RankedPage } from './rank-pages';

/** A piece of text, and whether it matches the query. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** A section or table row of a page in which something was found. */
interface SearchSection {
  /** Anchor of the section or row; the address is the page's path with `#slug`. */
  slug: string;
  title: MarkedPart[];
  excerpt: MarkedPart[];
}

/** A page that answers a query. */
export interface SearchHit {
  /** Route of the page, as in its record. */
  path: string;
  title: MarkedPart[];
  /** Name of the top-level section, '' for pages outside one. */
  section: string;
  sectionTitle: string;
  /** From the page's text before its first heading; may be empty. */
  excerpt: MarkedPart[];
  /** The one of the page's questions that is most like the query; empty if none is. */
  question: MarkedPart[];
  /** Only the best few, best first. */
  sections: SearchSection[];
}

/** What a query found. */
export interface SearchAnswer {
  hits: SearchHit[];
  /**
   * Number of matching pages; `hits` may hold fewer. If it is 0, nothing was found and `hits` are the nearest pages.
   * Undefined in a partial answer from page titles alone.
   */
  total: number | undefined;
  /** Strings to mark on the page that the reader opens, spelt as they are there. */
  terms: string[];
}

/** Options of a search. */
export interface SearchOptions {
  /** If set, only pages of this top-level section are found. */
  section?: string;
  /** Route of the page the reader is on: its section counts a little more. */
  from?: string;
  /** Maximum number of pages. */
  limit?: number;
  /** Called with the weighted terms of the query and with all ranked pages. Used by the benchmark (`test/bench`). */
  onRanked?: (terms: readonly WeighedTerm[], pages: readonly RankedPage[]) => void;
}

/** A part of a query, and how much it counts. */
export interface WeighedTerm {
  term: string;
  value: number;
}

/** Finds pages. Rejects with a `ChunkLoadError` when a part of the index does not load. */
export interface SearchEngine {
  /** `onPartial` gets first hits as soon as there are any to show; the promise resolves to the final answer. */
  search(
    query: string,
    options?: SearchOptions,
    onPartial?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer>;
}
