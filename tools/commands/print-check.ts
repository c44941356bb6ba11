import { URLS_LOCK_FILE } from '../source/config/urls-lock';
import { inWords } from '../support/in-words';
import type { CheckResult } from './check-content';
import { printProblems } from './summary';

/** Prints the result of a check for people; problems go to standard error. `isQuiet`: only errors, and nothing else. */
export function printCheck(result: CheckResult, source: string, isQuiet: boolean): void {
  const { problems, pageCount, known, mended, fixed, added } = result;
  printProblems(problems, source, isQuiet ? ['error'] : ['warning', 'error']);
  if (isQuiet) return;
  const { errorCount, warningCount } = problems;
  const found = warningCount > 0 ? `no errors, ${inWords(warningCount, 'warning')}` : 'no problems';
  if (errorCount === 0) console.log(`${inWords(pageCount, 'page')} checked, ${found}`);
  if (fixed > 0) console.log(`${inWords(fixed, 'problem')} fixed`);
  if (known > 0) console.log(`${inWords(known, 'problem')} in the baseline, not shown`);
  if (mended > 0) {
    console.log(`${mended} in the baseline no longer found: npm run check -- --baseline write removes them`);
  }
  if (added > 0) console.log(`${added} ${added === 1 ? 'address' : 'addresses'} added to ${URLS_LOCK_FILE}`);
}

/** Prints the result as one JSON document. */
export function printCheckAsJson(result: CheckResult): void {
  const { problems, pageCount, ...counts } = result;
  const report = {
    pages: pageCount,
    errors: problems.errorCount,
    warnings: problems.warningCount,
    ...counts,
    problems: problems.all.map(({ severity, file, line, column, rule, message, hint, ...rest }) => {
      const isFixable = 'fix' in rest && rest.fix !== undefined;
      return { severity, file, line, column, rule, message, hint, fixable: isFixable };
    }),
  };
  console.log(JSON.stringify(report, null, 2));
}
