import type { ContentBundle } from '../bundle/bundle-content';
import { findSources } from '../content/find-sources';
import { MediaLibrary } from '../content/media-library';
import { parseSource } from '../content/parse-source';
import { readSource } from '../content/read-source';
import { MarkdownRenderer } from '../markdown/markdown-renderer';
import type { SiteContext } from '../markdown/page-env';
import type { Problem } from '../problems';
import { namesPattern, readCheckConfig } from './check-config';
import { applyCheckOffs, type CheckOff, checkOffsOf } from './check-offs';
import { CheckedPage } from './checked-page';
import type { Finding } from './finding';
import { inlineRuns } from './inline-runs';
import { PAGE_RULES, RULE_NAMES, SITE_RULES, TEXT_RULES } from './rules';
import { type PlacedSample, samplesOf } from './rules/broken-sample';
import { parseInWorker } from './samples/parse-in-worker';

/** What the rules found in the pages themselves. */
interface PagesExamined {
  findings: Finding[];
  samples: PlacedSample[];
  /** By file. */
  offs: Map<string, CheckOff[]>;
}

/**
 * Runs the doctor's rules over a content folder. What pages switch off is left out, of the bundler's problems too.
 *
 * @param bundleSite bundles the folder; begun when another process has begun to parse the samples
 */
export async function examineContent(
  root: string,
  bundleSite: () => Promise<ContentBundle>,
): Promise<{ bundle: ContentBundle; findings: Finding[] }> {
  const { findings, samples, offs } = await examinePages(root);
  const [broken, bundle] = await Promise.all([parseAll(samples), bundleSite()]);
  findings.push(...broken);
  const site = { root, bundle };
  for (const rule of SITE_RULES) findings.push(...(await rule(site)));
  return { bundle, findings: leaveOutSwitchedOff([...bundle.problems.all, ...findings], offs) };
}

async function examinePages(root: string): Promise<PagesExamined> {
  const renderer = new MarkdownRenderer();
  const context: SiteContext = {
    root,
    media: new MediaLibrary(),
    findPage: () => undefined,
    pagePaths: [],
    lineNumbers: false,
  };
  const result: PagesExamined = { findings: [], samples: [], offs: new Map() };
  const { config, problems } = await readCheckConfig(root);
  result.findings.push(...problems);
  const names = namesPattern(config);
  for (const file of await findSources(root)) {
    const { source } = await readSource(root, file);
    if (!source) continue;
    const page = new CheckedPage(parseSource(source).page, source.text, renderer, context, names);
    for (const rule of PAGE_RULES) result.findings.push(...rule(page, root));
    const runs = inlineRuns(page);
    for (const rule of TEXT_RULES) result.findings.push(...rule(page, runs));
    result.samples.push(...samplesOf(page));
    result.offs.set(file, checkOffsOf(page));
  }
  return result;
}

async function parseAll(samples: readonly PlacedSample[]): Promise<Finding[]> {
  const faults = await parseInWorker(samples.map(({ sample }) => sample));
  return samples.flatMap((sample, i) => {
    const fault = faults[i];
    return fault ? [sample.findingOf(fault)] : [];
  });
}

function leaveOutSwitchedOff(findings: readonly Finding[], offs: ReadonlyMap<string, CheckOff[]>): Finding[] {
  const byFile = new Map<string, Finding[]>();
  for (const finding of findings) {
    const own = byFile.get(finding.file) ?? [];
    own.push(finding);
    byFile.set(finding.file, own);
  }
  const misused: Problem[] = [];
  const kept: Finding[] = [];
  for (const file of new Set([...byFile.keys(), ...offs.keys()])) {
    const result = applyCheckOffs(byFile.get(file) ?? [], offs.get(file) ?? [], file, RULE_NAMES);
    kept.push(...result.kept);
    misused.push(...result.problems);
  }
  return [...kept, ...misused];
}
