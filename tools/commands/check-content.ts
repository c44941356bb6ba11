import { readBaseline, subtractBaseline, writeBaseline } from '../authoring/check/baseline';
import { examineContent } from '../authoring/check/examine-content';
import type { Finding } from '../authoring/check/finding';
import { fixFiles } from '../authoring/check/fix-files';
import { bundleContent } from '../site/bundle-content';
import type { ContentBundle } from '../site/make-bundle';
import { PageCache } from '../site/page-cache';
import { checkUrlsLock, extendUrlsLock } from '../site/published-addresses';
import { NO_RECORDS } from '../site/record-store';
import { readUrlsLock, URLS_LOCK_FILE } from '../source/config/urls-lock';
import { formatCount } from '../support/format-count';
import { ProblemList } from '../support/problems';
import { printProblems } from './summary';

/** What a check may do besides reporting. */
interface CheckOptions {
  /** Add new addresses to `urls.lock` if there are no errors. */
  updatesUrlsLock?: boolean;
  /** Write the fixes of the findings into the files. */
  writesFixes?: boolean;
  /** Write all problems found to the baseline. */
  writesBaseline?: boolean;
}

interface CheckResult {
  pageCount: number;
  /** Problems that are not in the baseline. */
  problems: ProblemList;
  /** Number of problems found that are in the baseline. */
  known: number;
  /** Number of problems in the baseline that were not found. */
  resolved: number;
  fixed: number;
  /** Number of lines added to `urls.lock`. */
  added: number;
}

/** Maximum number of passes with fixes: a fix that causes its own problem again would never end. */
const MAX_PASSES = 4;

/** Runs all checks of the content: the bundler's, the check for lost addresses, and the check's rules. */
export async function checkContent(root: string, options: CheckOptions = {}): Promise<CheckResult> {
  let { bundle, findings } = await examine(root);
  let fixed = 0;
  // One fix may make another one possible.
  for (let pass = 0; options.writesFixes && pass < MAX_PASSES && findings.some(({ fix }) => fix); pass++) {
    fixed += await fixFiles(root, findings);
    ({ bundle, findings } = await examine(root));
  }
  if (options.writesBaseline) await writeBaseline(root, findings);
  const { fresh, known, resolved } = subtractBaseline(findings, await readBaseline(root));
  const problems = new ProblemList();
  problems.addAll(fresh);
  const isSound = findings.every(({ severity }) => severity !== 'error');
  const added = options.updatesUrlsLock && isSound ? await extendUrlsLock(root, bundle) : 0;
  return { pageCount: bundle.pages.length, problems, known, resolved, fixed, added };
}

async function examine(root: string): Promise<{ bundle: ContentBundle; findings: Finding[] }> {
  const { bundle, findings } = await examineContent(root, () =>
    bundleContent({ root, isLenient: true, records: NO_RECORDS, cache: new PageCache(root) }),
  );
  return { bundle, findings: [...findings, ...checkUrlsLock(await readUrlsLock(root), bundle)] };
}

/** Prints the result of a check for people; problems go to standard error. `isQuiet`: only errors, and nothing else. */
export function printCheck(result: CheckResult, source: string, isQuiet: boolean): void {
  const { problems, pageCount, known, resolved, fixed, added } = result;
  printProblems(problems, source, isQuiet ? ['error'] : ['warning', 'error']);
  if (isQuiet) return;
  const { warningCount } = problems;
  const found = warningCount > 0 ? `no errors, ${formatCount(warningCount, 'warning')}` : 'no problems';
  if (problems.errorCount === 0) console.log(`${formatCount(pageCount, 'page')} checked, ${found}`);
  if (fixed > 0) console.log(`${formatCount(fixed, 'problem')} fixed`);
  if (known > 0) console.log(`${formatCount(known, 'problem')} in the baseline, not shown`);
  if (resolved > 0) {
    console.log(
      `${formatCount(resolved, 'problem')} in the baseline no longer found: update it with npm run check -- --baseline write`,
    );
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
