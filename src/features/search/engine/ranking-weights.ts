/** What the parts of a query count, compared with each other. */
export const QUERY_WEIGHTS = {
  /** A pair of characters within a word. */
  han: 1,
  /** A pair made of the end of one word and the beginning of the next. */
  betweenWords: 0.25,
  /** A pair with a word of one character. */
  besideCharacter: 0.75,
  latin: 1.5,
} as const;

/** How much an alternative counts, compared with the very term that was asked for. */
export const ALTERNATIVE_FACTORS = {
  /** An option's word elsewhere: `--config`, config. */
  withoutMark: 0.5,
  /** Parts and longer words, where the very term is a name on the site. */
  besideName: 0.6,
  /** All parts of an identifier. */
  parts: 0.75,
  /** A longer word that begins with what was typed. */
  prefix: 0.8,
  /** A word that differs by a slip. */
  typo: 0.7,
  /** Chinese spelt in Latin letters. */
  pinyin: 0.85,
} as const;

/** What speaks for a page, compared with the terms it holds. */
export const RANK_WEIGHTS = {
  terms: 1,
  /** Share of the query that the page's title holds. */
  title: 0.6,
  /** Share of the query that one of its headings holds. */
  heading: 0.18,
  /** The whole query is its title, a tag or a heading. */
  phrase: 0.8,
  /** Latin words of the query are one identifier in it. */
  joined: 0.25,
} as const;

/** How hard it is on a page that it holds only a part of the query: the exponent of that share. */
export const COVERAGE_EXPONENT = 1.5;

/** How much more it counts to hold all of a query in one name than half of it: an exponent. */
export const NAME_EXPONENT = 2.4;

/** Pages that hold a smaller share of the query are not found. */
export const COVERAGE_MIN = 0.4;

/** Factor for pages of the section the reader is in. */
export const OWN_SECTION_FACTOR = 1.08;
