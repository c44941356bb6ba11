import type { Problem } from '../../support/problems';

/** A change to a file: `text` replaces everything from `start` to `end`. */
export interface Edit {
  /** Offset in the file's text as `readSource` returns it. */
  start: number;
  end: number;
  text: string;
}

/** A problem that a rule of the check found. */
export interface Finding extends Problem {
  /** A fix that needs no human judgement; absent where none is safe. */
  fix?: Edit[];
}
