/** Relative weights of the parts of a query. */
export const QUERY_WEIGHTS = {
  /** A pair of characters within a word. */
  han: 1,
  /** A pair made of the end of one word and the beginning of the next. */
  betweenWords: 0.25,
  /** A pair with a word of one character, or within Chinese that may be several words. */
  besideCharacter: 0.75,
  latin: 1.5,
  /** A long number: a date, a time or an Id in a message that was pasted. */
  number: 0.25,
} as const;

/** Factors of alternatives; the exact term has 1. */
export const ALTERNATIVE_FACTORS = {
  /** The word of an option without its dashes: `config` for `--config`. */
  withoutMark: 0.5,
  /** Further factor of parts if the exact term is a name on the site. */
  besideName: 0.6,
  /** All parts of an identifier. */
  parts: 0.75,
  /** A longer word that begins with what was typed. */
  prefix: 0.8,
  /** A word that differs by a typing error. */
  typo: 0.7,
  /** Another word of the same sound. */
  homophone: 0.8,
  /** Chinese spelt in Latin letters. */
  pinyin: 0.85,
} as const;

/** Relative weights of the parts of a page's score. */
export const RANK_WEIGHTS = {
  terms: 1.5,
  /** Share of the query that the page's title holds. */
  title: 0.6,
  /** Share of the query in one of the questions that the page answers. */
  question: 0.6,
  /** Share of the query that one of the page's headings holds. */
  heading: 0.18,
  /** The whole query is the page's title, a tag or a heading. */
  phrase: 0.8,
} as const;

/** Exponent of the share of the query that a page contains: the penalty for pages that contain only a part of it. */
export const COVERAGE_EXPONENT = 0.8;

/** Exponent of the share of the query in a title, heading or question: all of it counts far more than half. */
export const NAME_EXPONENT = 2.1;

/**
 * Exponent of a term's rarity. Readers add examples of their own (科室, 通知公告) that few pages hold by chance: such a
 * word must not outweigh the words of the task.
 */
export const RARITY_EXPONENT = 0.25;

/** A question with more terms than the query counts less, but this many extra terms cost nothing. */
export const QUESTION_WORDS_FREE = 2;

/** Pages that contain a smaller share of the query are left out. */
export const MIN_COVERAGE = 0.3;

/**
 * A page with a smaller share of the query has to contain two parts of it, or one in the title: one word in common may
 * be chance. If no page qualifies, pages with one part in a heading or question are better than an empty list.
 */
export const COVERAGE_SURE = 0.5;

/** Factor for pages of the section the reader is in. */
export const OWN_SECTION_FACTOR = 1.08;

/** Maximum number of concepts in a broad query: one Chinese word, or two Latin ones. */
export const MAX_BROAD_CONCEPTS = 2;

/** Factor for the first page of a folder when the query is broad. */
export const FOLDER_FACTOR = 1.08;
