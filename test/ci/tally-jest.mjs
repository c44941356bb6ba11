import { appendFileSync } from 'node:fs';

/**
 * Jest reporter: appends `passed failed` to the file that `.ci/run` adds up. Without `TEST_TALLY`, it does
 * nothing.
 */
export default class TallyJest {
  onRunComplete(_contexts, results) {
    const file = process.env.TEST_TALLY;
    if (!file) return;
    // A suite that cannot start has no failed test, so it counts as one.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    appendFileSync(file, `${results.numPassedTests} ${failed}\n`);
  }
}
