import { type Emphasis, pairEmphasis } from './pair-emphasis';

/** How comments, processing instructions, CDATA sections and declarations begin and end. */
const ENDS: readonly [opening: string, end: string][] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
];

/** Length of the shortest opening, in characters. An end mark cannot begin within the opening. */
const OPENING_LENGTH = 2;

interface Scope {
  pairs: Map<number, Emphasis>;
  /** Where the text being read begins in the text whose marks were paired. */
  base: number;
}

interface InlineText {
  length: number;
  /** For each of `ENDS`: offset of its last end mark; -1 if the text has none. */
  lastEnds: number[];
  scope: Scope | null;
}

/**
 * The inline texts being read, as a stack, with what marked would look up in quadratic time. The marks of emphasis are
 * paired once, for the whole text; the content of its emphasis is read with the same pairs.
 */
export class InlineTexts {
  readonly #texts: InlineText[] = [];
  #next: Scope | null = null;

  /** Number of texts being read: each is inside the one before. */
  get depth(): number {
    return this.#texts.length;
  }

  /** Starts reading a nested text: the content of emphasis just found, or a new text such as that of a link. */
  enter(text: string): void {
    const lastEnds = ENDS.map(([, end]) => text.lastIndexOf(end));
    this.#texts.push({ length: text.length, lastEnds, scope: this.#next });
    this.#next = null;
  }

  leave(): void {
    this.#texts.pop();
  }

  /** Emphasis at the start of `rest`, the unread part of the text. `masked`: the whole text, code and links masked. */
  findEmphasis(rest: string, masked: string): Emphasis | undefined {
    const current = this.#texts.at(-1);
    const scope = current?.scope ?? { pairs: pairEmphasis(masked), base: 0 };
    if (current) current.scope = scope;
    const at = scope.base + masked.length - rest.length;
    const found = scope.pairs.get(at);
    if (!found) return undefined;
    this.#next = { pairs: scope.pairs, base: at + found.width };
    return { ...found, end: found.end - at };
  }

  /** Whether `rest`, the unread part of the text, begins with one of `ENDS` that is never closed. */
  isUnclosed(rest: string): boolean {
    const kind = ENDS.findIndex(([opening]) => rest.startsWith(opening));
    const { length = 0, lastEnds = [] } = this.#texts.at(-1) ?? {};
    return kind >= 0 && (lastEnds[kind] ?? -1) < length - rest.length + OPENING_LENGTH;
  }
}
