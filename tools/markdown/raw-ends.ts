/** How HTML that is no element begins, and what ends it. */
const ENDS: readonly [opening: RegExp, end: string][] = [
  [/^<!--/, '-->'],
  [/^<\?/, '?>'],
  [/^<!\[CDATA\[/, ']]>'],
  [/^<![a-zA-Z]/, '>'],
];

/** Shortest opening of these: no end begins before it is over. Characters. */
const OPENING_LENGTH = 2;

/**
 * Where comments, instructions and declarations end in the nested inline texts being read. Without it, marked searches
 * the whole rest of a text from each `<!--` that never ends.
 */
export class RawEnds {
  /** Per text and kind: length of the text from its last end on; 0 when it has none. */
  readonly #texts: number[][] = [];

  enter(text: string): void {
    const lengthFrom = (end: string): number => {
      const at = text.lastIndexOf(end);
      return at < 0 ? 0 : text.length - at;
    };
    this.#texts.push(ENDS.map(([, end]) => lengthFrom(end)));
  }

  leave(): void {
    this.#texts.pop();
  }

  /** Whether `rest`, which is what remains of the text being read, begins with such HTML and it never ends. */
  isEndless(rest: string): boolean {
    const kind = ENDS.findIndex(([opening]) => opening.test(rest));
    const lengthFromEnd = this.#texts.at(-1)?.[kind];
    if (lengthFromEnd === undefined) return false;
    return lengthFromEnd === 0 || lengthFromEnd > rest.length - OPENING_LENGTH;
  }
}
