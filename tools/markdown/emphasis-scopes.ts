import { type Emphasis, pairEmphasis } from './pair-emphasis';

interface Scope {
  pairs: Map<number, Emphasis>;
  /** Where the text being read begins in the text that was paired. */
  base: number;
}

/**
 * Emphasis of the inline texts being read, one inside the other. A text is paired once, as a whole;
 * what its emphasis holds is read with the same pairs.
 */
export class EmphasisScopes {
  readonly #scopes: (Scope | null)[] = [];
  #next: Scope | null = null;

  /** The text inside emphasis, or a new one such as a link's, is read from here on. */
  enter(): void {
    this.#scopes.push(this.#next);
    this.#next = null;
  }

  leave(): void {
    this.#scopes.pop();
  }

  /** Emphasis at the beginning of `rest`, the end of the text being read; `masked` is that text with code and links hidden. */
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
