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
    const line = this.#offsets.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (this.#offsets[line] ?? 0) + 1 };
  }
}
