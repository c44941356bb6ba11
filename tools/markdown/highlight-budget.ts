/** Code highlighted on one page: more of it is data rather than something to read. Characters. */
const MAX_LENGTH = 120_000;

/**
 * Patterns of highlight.js take time that grows with the square of a stretch of words without a sign, or of
 * signs without a word, up to 0.1 s for 3000 characters. In code such stretches are short. Sum of squares.
 */
const MAX_SQUARES = 30_000_000;

const STRETCH_PATTERN = /[\w\s$.]+|[^\w\s$.]+/g;

/** What highlighting on one page may cost, counted rather than timed: the same page gives the same bytes everywhere. */
export class HighlightBudget {
  #length = 0;
  #squares = 0;

  /** Whether the page can afford this code, which is then paid for. */
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
