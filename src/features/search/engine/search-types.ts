import type { RankedPage } from './rank-pages';

/** A piece of text, and whether it matches the query. */
export interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** A heading of a page under which something was found. */
interface SearchSection {
  /** Of the heading; the address is the page's path with `#slug`. */
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
  /** Of the page's own text before its first section; may be empty. */
  excerpt: MarkedPart[];
  /** The question that the page answers and that is most like the query; empty if none is. */
  question: MarkedPart[];
  /** Only the best few, best first. */
  sections: SearchSection[];
}

/** What a query found. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** Number of matching pages; `hits` may hold fewer. Undefined in a partial answer from page titles alone. */
  total: number | undefined;
  /** Strings to mark on the page a reader goes to, as they occur there. */
  terms: string[];
  /** Queries that would find something, when nothing was found. */
  suggestions: string[];
}

/** How a query is answered. */
export interface SearchOptions {
  /** Only pages of this top-level section. */
  section?: string;
  /** Route of the page the reader is on: its section counts a little more. */
  from?: string;
  /** Maximum number of pages. */
  limit?: number;
  /** Told what the query was taken for, and how all its pages were ranked: for the bench. */
  onRanked?: (terms: readonly WeighedTerm[], pages: readonly RankedPage[]) => void;
}

/** A part of a query, and how much it counts. */
export interface WeighedTerm {
  term: string;
  value: number;
}

/** Finds pages. Rejects with a `ChunkLoadError` when a part of the index does not load. */
export interface SearchEngine {
  /** Answers as soon as there is something to show: `onPartial` gets first hits, the promise the final ones. */
  search(
    query: string,
    options?: SearchOptions,
    onPartial?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer>;
}
