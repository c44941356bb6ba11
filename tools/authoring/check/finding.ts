import type { Edit } from '../../support/edits';
import type { Problem } from '../../support/problems';

/** A problem that a rule of the check found. */
export interface Finding extends Problem {
  /** A fix that needs no human judgement; absent where none is safe. */
  fix?: Edit[];
}

/** What a rule reports; `findingsOf` turns it into a complete finding. */
export type Reported = Pick<Finding, 'file' | 'message'> & Partial<Finding>;

/** What a rule says about a mistake, without its place. */
export type Unplaced = Omit<Reported, 'file' | 'line' | 'column'>;
