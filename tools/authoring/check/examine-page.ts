import type { MarkdownRenderer } from '../../markdown/markdown-renderer';
import type { SiteContext } from '../../markdown/page-env';
import { parseSource } from '../../source/parse-source';
import type { SourceFile } from '../../source/read-source';
import { type CheckOff, checkOffsOf } from './check-offs';
import { CheckedPage } from './checked-page';
import type { Finding } from './finding';
import { inlineRuns } from './inline-runs';
import { PAGE_RULES, TEXT_RULES } from './rules';
import { samplesOf } from './rules/broken-sample';
import { drawingsOf } from './rules/missing-drawing';
import type { SampleParser } from './samples/sample-parser';

/** What a page by itself gives the doctor. It depends on its text, the site's own names, and which drawings there are. */
export interface ExaminedPage {
  findings: Finding[];
  /** What it switches off. */
  offs: CheckOff[];
  /** Files of its diagrams' drawings, below the content folder. */
  drawings: string[];
}

/** What examining a page needs to know of the site. */
export interface Examination {
  renderer: MarkdownRenderer;
  site: SiteContext;
  /** Matches names that the site writes in its own way; null when it lists none. */
  names: RegExp | null;
}

/** Runs the rules that look at one page. What its samples have wrong is added once they are parsed. */
export function examinePage(
  source: SourceFile,
  { renderer, site, names }: Examination,
  samples: SampleParser,
): ExaminedPage {
  const page = new CheckedPage(parseSource(source).page, source.text, renderer, site, names);
  const runs = inlineRuns(page);
  const findings = [
    ...PAGE_RULES.flatMap((rule) => rule(page, site.root)),
    ...TEXT_RULES.flatMap((rule) => rule(page, runs)),
  ];
  for (const { sample, findingOf } of samplesOf(page))
    samples.add(sample, (fault) => findings.push(findingOf(fault)));
  return { findings, offs: checkOffsOf(page), drawings: drawingsOf(page) };
}
