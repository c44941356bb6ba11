/** How comments, processing instructions, CDATA sections and declarations begin and end. */
const ENDS: readonly [opening: RegExp, end: string][] = [
  [/^<!--/, '-->'],
  [/^<\?/, '?>'],
  [/^<!\[CDATA\[/, ']]>'],
  [/^<![a-zA-Z]/, '>'],
];

/** Length of the shortest opening, in characters. An end mark cannot begin within the opening. */
const OPENING_LENGTH = 2;

/**
 * Tells in constant time whether a comment, processing instruction, CDATA section or declaration is unclosed. marked
 * would search the rest of the text from every unclosed `<!--`, which takes quadratic time. The texts form a stack
 * because inline texts are nested.
 */
export class RawEnds {
  /** For each text and each of `ENDS`: length of the text from its last end mark on; 0 if the text has no such mark. */
  readonly #texts: number[][] = [];

  enter(text: string): void {
    const lastEnds = ENDS.map(([, end]) => text.lastIndexOf(end));
    this.#texts.push(lastEnds.map((at) => (at < 0 ? 0 : text.length - at)));
  }

  leave(): void {
    this.#texts.pop();
  }

  /** Whether `rest`, the unread part of the text, begins with one of `ENDS` that is never closed. */
  isUnclosed(rest: string): boolean {
    const kind = ENDS.findIndex(([opening]) => opening.test(rest));
    const lengthFromEnd = this.#texts.at(-1)?.[kind];
    if (lengthFromEnd === undefined) return false;
    return lengthFromEnd === 0 || lengthFromEnd > rest.length - OPENING_LENGTH;
  }
}
