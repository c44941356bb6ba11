import { type CheckOff, checkOffsOf } from './check-offs';
import type { CheckedPage } from './checked-page';
import type { Finding } from './finding';
import { inlineRuns } from './inline-runs';
import { type PageParts, partsOf } from './page-parts';
import { findingsOf } from './rule';
import { PAGE_RULES, TEXT_RULES } from './rules';
import { samplesOf } from './rules/broken-sample';
import type { SampleParser } from './samples/sample-parser';

/** The check's results for one page. They depend on its text and the names in `check.yml`. */
export interface ExaminedPage extends PageParts {
  findings: Finding[];
  /** The rules it switches off. */
  offs: CheckOff[];
}

/** Runs the rules that look at one page. Findings in its samples are added once they are parsed. */
export function examinePage(page: CheckedPage, parser: SampleParser): ExaminedPage {
  const runs = inlineRuns(page);
  const findings = [
    ...PAGE_RULES.flatMap((rule) => findingsOf(rule, rule.check(page))),
    ...TEXT_RULES.flatMap((rule) => findingsOf(rule, rule.check(page, runs))),
  ];
  for (const { sample, findingOf } of samplesOf(page))
    parser.add(sample, (fault) => findings.push(findingOf(fault)));
  return { findings, offs: checkOffsOf(page), ...partsOf(page) };
}
