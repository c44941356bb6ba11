/** How HTML that is no element begins, and what ends it. */
const ENDS: readonly [opening: RegExp, end: string][] = [
  [/^<!--/, '-->'],
  [/^<\?/, '?>'],
  [/^<!\[CDATA\[/, ']]>'],
  [/^<![a-zA-Z]/, '>'],
];

/** Length of the shortest opening: an end mark cannot begin within it. Characters. */
const OPENING_LENGTH = 2;

/**
 * Tells in constant time whether a comment, processing instruction, CDATA section or declaration is unclosed. marked would
 * search the rest of the text from every `<!--` without an end: in quadratic time. A stack: inline texts are nested.
 */
export class RawEnds {
  /** For each text on the stack and each of `ENDS`: number of characters from the last end mark on; 0 if there is none. */
  readonly #texts: number[][] = [];

  enter(text: string): void {
    const lastEnds = ENDS.map(([, end]) => text.lastIndexOf(end));
    this.#texts.push(lastEnds.map((at) => (at < 0 ? 0 : text.length - at)));
  }

  leave(): void {
    this.#texts.pop();
  }

  /** Whether `rest`, which is what remains of the text being read, begins with such HTML that is never closed. */
  isUnclosed(rest: string): boolean {
    const kind = ENDS.findIndex(([opening]) => opening.test(rest));
    const lengthFromEnd = this.#texts.at(-1)?.[kind];
    if (lengthFromEnd === undefined) return false;
    return lengthFromEnd === 0 || lengthFromEnd > rest.length - OPENING_LENGTH;
  }
}
