import { type Emphasis, pairEmphasis } from './pair-emphasis';

interface Scope {
  pairs: Map<number, Emphasis>;
  /** Offset of the text being read in the text that was paired. */
  base: number;
}

/**
 * Emphasis of the nested inline texts being read. A text is paired once, as a whole; the content of its emphasis is
 * read with the same pairs.
 */
export class EmphasisScopes {
  readonly #scopes: (Scope | null)[] = [];
  #next: Scope | null = null;

  /** Starts reading a nested text: the content of emphasis just found, or a new text such as that of a link. */
  enter(): void {
    this.#scopes.push(this.#next);
    this.#next = null;
  }

  leave(): void {
    this.#scopes.pop();
  }

  /**
   * Emphasis at the start of `rest`, which is what remains of the text being read. `masked` is that text with code
   * and links hidden.
   */
  find(rest: string, masked: string): Emphasis | undefined {
    const scope = this.#scopes.at(-1) ?? { pairs: pairEmphasis(masked), base: 0 };
    this.#scopes[this.#scopes.length - 1] = scope;
    const offset = masked.length - rest.length;
    const found = scope.pairs.get(scope.base + offset);
    if (!found) return undefined;
    this.#next = { pairs: scope.pairs, base: scope.base + offset + found.width };
    return { ...found, end: found.end - scope.base - offset };
  }
}
