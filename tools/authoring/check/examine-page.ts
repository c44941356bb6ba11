import type { MarkdownRenderer } from '../../markdown/markdown-renderer';
import type { SiteContext } from '../../markdown/page-env';
import { parseSource } from '../../source/source-page';
import { type CheckOff, checkOffsOf } from './check-offs';
import { CheckedPage } from './checked-page';
import type { Finding } from './finding';
import { inlineRuns } from './inline-runs';
import { PAGE_RULES, TEXT_RULES } from './rules';
import { samplesOf } from './rules/broken-sample';
import { drawingsOf } from './rules/missing-drawing';
import { type PlacedHash, sampleHashesOf } from './sample-hashes';
import type { SampleParser } from './samples/sample-parser';

/** The check's results for one page. They depend on its text, the names in `check.yml`, and which drawings exist. */
export interface ExaminedPage {
  findings: Finding[];
  /** The rules it switches off. */
  offs: CheckOff[];
  /** Files of its diagrams' drawings, below the content folder. */
  drawings: string[];
  /** The samples marked `run`. */
  samples: PlacedHash[];
}

/** What examining a page needs to know about the site. */
export interface Examination {
  renderer: MarkdownRenderer;
  site: SiteContext;
  /** Matches the names from the site's `check.yml`; null when there are none. */
  names: RegExp | null;
}

/** Runs the rules that look at one page. Findings in its samples are added once they are parsed. */
export function examinePage(
  file: string,
  text: string,
  { renderer, site, names }: Examination,
  samples: SampleParser,
): ExaminedPage {
  const page = new CheckedPage(parseSource(file, text).page, renderer, site, names);
  const runs = inlineRuns(page);
  const findings = [
    ...PAGE_RULES.flatMap(({ check }) => check(page, site.root)),
    ...TEXT_RULES.flatMap(({ check }) => check(page, runs)),
  ];
  for (const { sample, findingOf } of samplesOf(page))
    samples.add(sample, (fault) => findings.push(findingOf(fault)));
  return { findings, offs: checkOffsOf(page), drawings: drawingsOf(page), samples: sampleHashesOf(page) };
}
