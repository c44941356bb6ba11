/** A place in a text. Line and column count from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Where the lines of a text begin, computed on first use. */
export class LineStarts {
  #offsets: number[] | null = null;

  constructor(private readonly text: string) {}

  placeAt(offset: number): TextPlace {
    this.#offsets ??= [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const line = lastAtMost(this.#offsets, offset);
    return { line: line + 1, column: offset - (this.#offsets[line] ?? 0) + 1 };
  }
}

/** Index of the last number that is at most `limit`, by binary search in ascending numbers; -1 when all are greater. */
export function lastAtMost(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
