import { examineContent } from '../authoring/check/examine-content';
import { fixFiles } from '../authoring/check/fix-files';
import { lockAddresses } from '../site/published-addresses';
import { URLS_LOCK_FILE } from '../source/config/urls-lock';
import { removeTemporaryFiles } from '../source/write-source';
import { formatCount } from '../support/format-count';
import { ProblemList } from '../support/problems';
import { printProblems } from './summary';

/** What a check may do besides reporting. */
export interface CheckOptions {
  /** Write the fixes of the findings into the files. */
  fix?: boolean;
  /** Add new addresses to `urls.lock` if there are no errors. */
  update?: boolean;
}

interface CheckResult {
  pageCount: number;
  problems: ProblemList;
  fixed: number;
  /** Number of lines added to `urls.lock`. */
  added: number;
}

/** Maximum number of passes with fixes: a fix that causes its own problem again would never end. */
const MAX_PASSES = 4;

/** Checks the content, and writes what the options ask for. */
export async function checkContent(root: string, options: CheckOptions = {}): Promise<CheckResult> {
  if (options.fix || options.update) await removeTemporaryFiles(root);
  let { bundle, findings, isExamined } = await examineContent(root);
  let fixed = 0;
  // One fix may make another one possible. A page that was saved meanwhile is fixed in the next pass.
  for (let pass = 0; options.fix && pass < MAX_PASSES && findings.some(({ fix }) => fix); pass++) {
    fixed += fixFiles(root, findings, isExamined);
    ({ bundle, findings, isExamined } = await examineContent(root));
  }
  const problems = new ProblemList();
  problems.addAll(findings);
  const added = options.update && problems.errorCount === 0 ? lockAddresses(root, bundle) : 0;
  return { pageCount: bundle.pages.length, problems, fixed, added };
}

/** Prints the result of a check for people; problems go to standard error. `isQuiet`: only errors, and nothing else. */
export function printCheck(result: CheckResult, source: string, isQuiet: boolean): void {
  const { problems, pageCount, fixed, added } = result;
  printProblems(problems, source, isQuiet ? ['error'] : ['warning', 'error']);
  if (isQuiet) return;
  const { warningCount } = problems;
  const found = warningCount > 0 ? `no errors, ${formatCount(warningCount, 'warning')}` : 'no problems';
  if (problems.errorCount === 0) console.log(`${formatCount(pageCount, 'page')} checked, ${found}`);
  if (fixed > 0) console.log(`${formatCount(fixed, 'problem')} fixed`);
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
    problems: problems.all.map((problem) => {
      const { severity, file, line, column, rule, message, hint } = problem;
      return { severity, file, line, column, rule, message, hint, fixable: 'fix' in problem };
    }),
  };
  console.log(JSON.stringify(report, null, 2));
}
