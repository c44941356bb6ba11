/** Maximum length of code to highlight on one page: more is data rather than something to read. Characters. */
const MAX_LENGTH = 120_000;

/**
 * Most that the stretches of one page may add up to, as the sum of their squared lengths. A stretch has words without
 * signs, or signs without words. The time of highlight.js's patterns grows with the square of its length, up to 0.1 s
 * for 3000 characters. In real code such stretches are short.
 */
const MAX_SQUARES = 30_000_000;

const STRETCH_PATTERN = /[\w\s$.]+|[^\w\s$.]+/g;

/** Cost limit for highlighting one page. It is counted, not timed, so that every machine makes the same output. */
export class HighlightBudget {
  #length = 0;
  #squares = 0;

  /** Whether the budget covers this code; if so, its cost is deducted. */
  take(code: string): boolean {
    const length = this.#length + code.length;
    if (length > MAX_LENGTH) return false;
    let squares = this.#squares;
    for (const [stretch] of code.matchAll(STRETCH_PATTERN)) squares += stretch.length ** 2;
    if (squares > MAX_SQUARES) return false;
    this.#length = length;
    this.#squares = squares;
    return true;
  }
}
