import type { Problem } from '../../support/problems';

/** A change to a file: `text` takes the place of what stands from `start` to `end`. */
export interface Edit {
  /** Offset in the file's text as `readSource` gives it. */
  start: number;
  end: number;
  text: string;
}

/** A problem that a rule of the doctor found. */
export interface Finding extends Problem {
  /** Mends it without a person's judgement; absent where that is not safe. */
  fix?: Edit[];
}
