/** Relative weights of the parts of a query. */
export const QUERY_WEIGHTS = {
  /** A pair of characters within a word. */
  han: 1,
  /** A pair made of the end of one word and the beginning of the next. */
  betweenWords: 0.25,
  /** A pair with a word of one character, or within Chinese that may be several words. */
  besideCharacter: 0.75,
  latin: 1.5,
} as const;

/**
 * Factor of what is looked up beside, or instead of, the exact term: other forms of a word, a longer word, the parts of
 * an identifier, a corrected spelling, a word of the same sound, Chinese spelt in Latin letters.
 */
export const ALTERNATIVE_FACTOR = 0.8;

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

/** A page with a smaller score has some words in common with the query by chance. */
export const MIN_SCORE = 0.2;

/** If no page has this score, nothing was found: the best pages are only the nearest ones. */
export const SURE_SCORE = 0.53;

/** A page with this share of the query is an answer whatever its score, for it may be the only one with a rare word. */
export const SURE_COVERAGE = 0.8;

/** Factor for pages of the section the reader is in. */
export const OWN_SECTION_FACTOR = 1.08;
