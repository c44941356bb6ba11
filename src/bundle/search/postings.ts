/** Digits of the encoding: 64 characters that JSON does not escape. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit.charCodeAt(0), value]));

/** Numbers are written in groups of five bits, the lowest first; the sixth bit is set if another group follows. */
const GROUP_BITS = 5;
const MORE = 1 << GROUP_BITS;

/** Maximum impact of a posting. Impacts are whole numbers from 0. */
export const MAX_IMPACT = MORE - 1;

/** In `Posting.places`, numbers from here on stand for questions. A page's headings after the 1023rd share the number 1023. */
export const QUESTION_FIRST = 1024;

/** Number of question lengths that the encoding distinguishes. */
const QUESTION_LENGTHS = 8;

/** Number of terms between one length and the next. */
const LENGTH_STEP = 3;

/**
 * Number under which postings list question `index`, which counts from 0. It also encodes the question's length,
 * because a posting has no other field for it.
 */
export function questionNumber(index: number, termCount: number): number {
  const length = Math.min(QUESTION_LENGTHS - 1, Math.ceil(termCount / LENGTH_STEP));
  return QUESTION_FIRST + QUESTION_LENGTHS * index + length;
}

/** Length of a question, read from its number. In terms, rounded up to a multiple of `LENGTH_STEP`, at most 21. */
export function questionLength(number: number): number {
  return LENGTH_STEP * (number % QUESTION_LENGTHS);
}

/** A page that contains a term. */
export interface Posting {
  /** Number of the page. */
  page: number;
  /** How much the page is about the term, 0 to `MAX_IMPACT`. */
  impact: number;
  /**
   * Places of the page that contain the term, ascending. 0 is the title; then come the headings in document order and
   * the questions (from `QUESTION_FIRST`).
   */
  places: number[];
}

function encodeNumber(value: number): string {
  let text = '';
  for (let rest = value; ; rest >>>= GROUP_BITS) {
    const isLast = rest < MORE;
    text += DIGITS[(rest & (MORE - 1)) + (isLast ? 0 : MORE)];
    if (isLast) return text;
  }
}

/**
 * Writes one posting as text. The postings of a term are concatenated. `pageDelta`: difference to the page number
 * before.
 */
export function encodePosting(pageDelta: number, impact: number, places: ArrayLike<number>): string {
  const count = places.length;
  let text = encodeNumber(pageDelta) + DIGITS[impact + (count > 0 ? MORE : 0)];
  if (count === 0) return text;
  text += encodeNumber(count);
  let lastPlace = 0;
  for (let i = 0; i < count; i++) {
    const place = places[i] ?? 0;
    text += encodeNumber(place - lastPlace);
    lastPlace = place;
  }
  return text;
}

/**
 * Reads what `encodePosting` wrote for a term. Throws a `RangeError` for text that ends inside a posting, and for
 * other characters.
 */
export function decodePostings(text: string): Posting[] {
  let at = 0;
  const next = (): number => {
    const value = VALUES.get(text.charCodeAt(at++));
    if (value === undefined) throw new RangeError(`no posting at ${at - 1}`);
    return value;
  };
  const nextNumber = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += GROUP_BITS) {
      const group = next();
      value += (group & (MORE - 1)) << shift;
      if (group < MORE) return value;
    }
  };
  const postings: Posting[] = [];
  let page = 0;
  while (at < text.length) {
    page += nextNumber();
    const mark = next();
    const places: number[] = [];
    if (mark >= MORE) {
      let place = 0;
      for (let left = nextNumber(); left > 0; left--) {
        place += nextNumber();
        places.push(place);
      }
    }
    postings.push({ page, impact: mark & (MORE - 1), places });
  }
  return postings;
}
