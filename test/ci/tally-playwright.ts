import { appendFileSync } from 'node:fs';
import type { Reporter, Suite } from '@playwright/test/reporter';

/**
 * Playwright reporter: appends `passed failed` to the file that `.ci/run` adds up; nothing without
 * `TEST_TALLY`.
 */
export default class TallyPlaywright implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const file = process.env.TEST_TALLY;
    if (!file) return;
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => test.outcome());
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    appendFileSync(file, `${count('expected') + count('flaky')} ${count('unexpected')}\n`);
  }
}
