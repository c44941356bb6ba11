import type { Problem } from '../../support/problems';
import type { Edit } from './edits';

/** A problem that a rule of the check found. */
export interface Finding extends Problem {
  /** A fix that needs no human judgement; absent where none is safe. */
  fix?: Edit[];
}

/** What a rule reports about a mistake on a page; place and severity are added later. */
export type UnplacedFinding = Omit<Finding, 'file' | 'line' | 'column' | 'severity'>;

/** A finding about a whole file. */
export function findingOfFile(
  file: string,
  unplaced: UnplacedFinding,
  severity: Finding['severity'] = 'warning',
): Finding {
  return { severity, file, line: 1, column: 1, ...unplaced };
}
