import { lastAtMost } from './last-at-most';

/** A place in a text. Both count from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** Where the lines of a text begin, computed on first use. */
export class LineStarts {
  #offsets: number[] | null = null;

  constructor(private readonly text: string) {}

  /** Line and column of an offset in the text. */
  placeAt(offset: number): TextPlace {
    this.#offsets ??= [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const line = lastAtMost(this.#offsets, offset);
    return { line: line + 1, column: offset - (this.#offsets[line] ?? 0) + 1 };
  }
}
