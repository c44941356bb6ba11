import { readBaseline, subtractBaseline, writeBaseline } from '../authoring/check/baseline';
import { examineContent } from '../authoring/check/examine-content';
import type { Finding } from '../authoring/check/finding';
import { fixFiles } from '../authoring/check/fix-files';
import { bundleContent, type ContentBundle } from '../site/bundle-content';
import { PageCache } from '../site/page-cache';
import { checkUrlsLock, extendUrlsLock } from '../site/published-addresses';
import { UnreadRecords } from '../site/record-store';
import { readUrlsLock } from '../source/config/urls-lock';
import { ProblemList } from '../support/problems';

/** What a check may do beside reporting. */
export interface CheckOptions {
  /** Add new addresses to `urls.lock`, when there are no errors. */
  isUpdate?: boolean;
  /** Mend what is safe to mend. */
  isFix?: boolean;
  /** Write down what is found as known. */
  writesBaseline?: boolean;
}

/** What a check found. */
export interface CheckResult {
  pageCount: number;
  /** Without those that the baseline knows. */
  problems: ProblemList;
  /** Problems the baseline knows. */
  known: number;
  /** Entries of the baseline that are mended. */
  mended: number;
  /** Problems mended by `isFix`. */
  fixed: number;
  /** Lines added to `urls.lock`. */
  added: number;
}

/** Runs all checks of the content: the bundler's, the one for lost addresses and the doctor's rules. */
export async function checkContent(root: string, options: CheckOptions = {}): Promise<CheckResult> {
  let { bundle, findings } = await examine(root);
  let fixed = 0;
  // Mending one thing may lay bare another beside it.
  for (let pass = 0; options.isFix && pass < MAX_PASSES && findings.some(({ fix }) => fix); pass++) {
    fixed += await fixFiles(root, findings);
    ({ bundle, findings } = await examine(root));
  }
  if (options.writesBaseline) await writeBaseline(root, findings);
  const { fresh, known, mended } = subtractBaseline(findings, await readBaseline(root));
  const problems = new ProblemList();
  problems.addAll(fresh);
  const isSound = !findings.some(({ severity }) => severity === 'error');
  const added = options.isUpdate && isSound ? await extendUrlsLock(root, bundle) : 0;
  return { pageCount: bundle.pages.length, problems, known, mended, fixed, added };
}

/** A fix that brings itself about anew would go on for ever. */
const MAX_PASSES = 4;

async function examine(root: string): Promise<{ bundle: ContentBundle; findings: Finding[] }> {
  const { bundle, findings } = await examineContent(root, () =>
    bundleContent({ root, isLenient: true, records: new UnreadRecords(), cache: new PageCache(root) }),
  );
  return { bundle, findings: [...findings, ...checkUrlsLock(await readUrlsLock(root), bundle)] };
}
