/**
 * The files of the search index. All are in one folder, whose name is a hash of the content and of the indexer's
 * code.
 */

/** Prefix of terms that stand for a whole title, tag or heading; no word begins with it. */
export const PHRASE_MARK = '=';

/** A page as results name it: its path and its title. */
export type PageName = [path: string, title: string];

/**
 * A range of pages that are in the same top-level section and have the same weight. Their numbers begin at `first` and
 * end before `first` of the next range. A section may have several ranges.
 */
export interface SectionRange {
  name: string;
  first: number;
  /** Factor for the rank of its pages, 1 for most. */
  weight: number;
}

/** `entry.json`: read first. */
export interface SearchEntry {
  /** Number of pages. */
  pages: number;
  sections: SectionRange[];
  /** First term of each `terms-<n>.json`, ascending by code unit. */
  terms: string[];
  /** First spelling of each `pinyin-<n>.json`, ascending by code unit. */
  pinyin: string[];
  /** First letters for which there is a `words-<letter>.json`. */
  letters: string;
  /** Pages in each `names-<n>.json`. */
  namesPerFile: number;
  /** All page names, on a small site; there are no `names-<n>.json` files then. */
  names?: PageName[];
}

/** `terms-<n>.json`: term → its postings as `postings.ts` writes them. */
export type TermFile = Record<string, string>;

/** `pinyin-<n>.json`: spelling in Latin letters → Chinese phrases, the most likely first. */
export type PinyinFile = Record<string, string[]>;

/**
 * `words-<letter>.json`: Latin word with that first letter, to which misspelt words may be corrected → number of pages
 * that offer it for a correction.
 */
export type WordFile = Record<string, number>;

/** `sounds.json`: pinyin without tones → the characters with this reading. Read only for words that are on no page. */
export type SoundFile = Record<string, string>;

/** `traditional.json`: traditional character → the simplified one the site uses. */
export type TraditionalFile = Record<string, string>;

/** A row of a table that results lead to: its anchor, its first cell, its other cells. */
export type TextRow = [slug: string, name: string, text: string];

/**
 * The part of a page under one heading. For the part before the first heading, slug and title are empty. `text` does
 * not contain the text of the rows.
 */
export type TextSection = [slug: string, title: string, text: string, rows: TextRow[]];

/** `text-<page>.json`. */
export interface PageText {
  path: string;
  title: string;
  sections: TextSection[];
  /** Questions the page answers; absent when its author gave none. */
  questions?: string[];
}

/**
 * Index of the range that would contain `key`; -1 if it comes before all. `starts`: first key of each range,
 * ascending.
 */
export function rangeOf(starts: readonly string[], key: string): number {
  return starts.findLastIndex((start) => start <= key);
}
