import type { Problem } from '../../support/problems';
import type { Edit } from './edits';

/** A problem that a rule of the check found. */
export interface Finding extends Problem {
  /** A fix that needs no human judgement; absent where none is safe. */
  fix?: Edit[];
}

/** What a rule reports: a finding, whose name may be missing where the rule has only one. */
export type Reported = Omit<Finding, 'rule'> & { rule?: string };

/** What a rule says about a mistake; place and severity are added. */
export type Unplaced = Omit<Reported, 'file' | 'line' | 'column' | 'severity'>;

/** A finding about a whole file. */
export function findingOfFile(
  file: string,
  unplaced: Unplaced,
  severity: Finding['severity'] = 'warning',
): Reported {
  return { severity, file, line: 1, column: 1, ...unplaced };
}
