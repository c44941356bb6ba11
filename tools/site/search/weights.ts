/** Relative weights of an occurrence of a term in each part of a page. */
export const FIELD_WEIGHTS = {
  /** The subject of a title: the title without its explanation (`titleSubject`). */
  subject: 10,
  /** The explanation that follows in a title. */
  explanation: 4,
  tag: 6,
  /** Each of the questions that a page says it answers. */
  question: 5,
  /** From `synonyms.yml`, for a word of the title, a tag, a heading or a question. */
  synonym: 1.5,
  heading: 3,
  description: 3,
  /** Inline code, in addition to `text`, of which it is a part; labels of diagrams. */
  code: 0.8,
  text: 0.6,
} as const;

/** Weight of an identifier's part (`channel` of `channelIndex`) compared with the whole. */
export const PART_WEIGHT = 0.6;

/**
 * Factor for the extra terms of titles, tags, headings and questions: single Chinese characters, and two neighbouring
 * words joined.
 */
export const NAME_TERM_FACTOR = 0.5;

/** How slowly further occurrences lose value (a larger number: more slowly); the `k1` of BM25. */
export const SATURATION = 4;

/** How strongly long texts are weighted down, 0 to 1; the `b` of BM25. */
export const LENGTH_NORM = 0.7;

/**
 * Usual length of a text in characters. A constant, because an average would let an edit of one page change all others.
 */
export const USUAL_TEXT_LENGTH = 2200;

/** `LENGTH_NORM` for titles. */
export const TITLE_LENGTH_NORM = 0.4;

/** Usual length of a title's subject, in terms. */
export const USUAL_TITLE_LENGTH = 6;

/** Impact (0 to `MAX_IMPACT`) of a page for a query that is a whole title, subject, question, tag … of the page. */
export const PHRASE_IMPACTS = {
  title: 31,
  subject: 30,
  subjectPart: 25,
  question: 29,
  tag: 20,
  heading: 16,
} as const;

/** Maximum number of pages kept for a term: those with the greatest impact. */
export const MAX_POSTINGS = 1000;

/**
 * Maximum number of headings and questions that are kept for a term on a page. The limit can be at
 * most 127, because an entry has 7 bits for the number.
 */
export const MAX_PLACES = 96;

/** Maximum length, in characters, of a Latin word in the index: longer ones are data that nobody searches for. */
export const MAX_WORD_LENGTH = 48;
