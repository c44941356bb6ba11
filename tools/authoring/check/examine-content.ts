import path from 'node:path';
import { z } from 'zod';
import type { ContentBundle } from '../../site/make-bundle';
import { findSources } from '../../source/content-tree';
import { readSource } from '../../source/read-source';
import type { Problem } from '../../support/problems';
import { readOptionalText } from '../../support/read-optional-text';
import { closedObject } from '../../support/schema-issues';
import { parseYaml } from '../../support/yaml-document';
import { applyCheckOffs, checkOffsOf } from './check-offs';
import { type CheckedPage, pageParser } from './checked-page';
import { type ExaminedPage, ExaminedPages } from './examined-pages';
import type { Finding } from './finding';
import { partsOf } from './page-parts';
import { findingsOf } from './rule';
import { PAGE_RULES, SITE_RULES, SWITCHABLE_NAMES } from './rules';
import { brokenSample, type PlacedSample, samplesOf } from './rules/broken-sample';
import { parseInProcess } from './samples/parse-in-process';

/** File of a site's optional settings for the check, below the content folder. */
const CHECK_CONFIG_FILE = 'check.yml';

const checkConfigSchema = closedObject({
  /** Names that break the rules of typography but that the author cannot change, in their exact spelling. */
  names: z.array(z.string().min(2)).default([]),
});

/**
 * Runs the check's rules over a content folder. `findings` includes problems of the bundler; findings that a page
 * switches off are left out. `bundleSite` runs while another process parses the samples.
 */
export async function examineContent(
  root: string,
  bundleSite: () => Promise<ContentBundle>,
  cache = new ExaminedPages(root),
): Promise<{ bundle: ContentBundle; findings: Finding[] }> {
  const { names, problems } = await readCheckConfig(root);
  const stop = new AbortController();
  try {
    const { pages, unparsed } = await examinePages(root, names, cache);
    const toParse = unparsed.map(({ sample }) => sample);
    const [bundle, faults] = await Promise.all([bundleSite(), parseInProcess(toParse, stop.signal)]);
    for (const [i, { findings, sample }] of unparsed.entries()) {
      const fault = faults[i];
      if (fault) findings.push(brokenSample(sample, fault));
    }
    cache.save();
    const examined = [...pages.values()];
    const samples = examined.flatMap((page) => page.samples);
    const diagrams = examined.flatMap((page) => page.diagrams);
    const findings = [...bundle.problems.all, ...problems, ...examined.flatMap((page) => page.findings)];
    const site = { root, bundle, samples, diagrams };
    for (const rule of SITE_RULES) findings.push(...findingsOf(rule, await rule.check(site)));
    return { bundle, findings: leaveOutSwitchedOff(findings, pages) };
  } finally {
    stop.abort();
  }
}

/** Reads `check.yml`. `names` matches any name in it, the longest if several match; null when it has no names. */
async function readCheckConfig(root: string): Promise<{ names: RegExp | null; problems: Problem[] }> {
  const text = await readOptionalText(path.join(root, CHECK_CONFIG_FILE));
  const place = { file: CHECK_CONFIG_FILE, firstLine: 1, rule: 'check-config' };
  const { value, problems } = parseYaml(text ?? '', checkConfigSchema, place);
  const longestFirst = (value?.names ?? []).toSorted((a, b) => b.length - a.length);
  const pattern = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return { names: pattern === '' ? null : new RegExp(pattern, 'g'), problems };
}

/** A sample of a page that is not cached. `findings`: the page's findings; a fault in the sample is added to them. */
interface UnparsedSample {
  sample: PlacedSample;
  findings: Finding[];
}

/** Applies the page rules to all pages. `pages`: the results by file, in the order of file names. */
async function examinePages(
  root: string,
  names: RegExp | null,
  cache: ExaminedPages,
): Promise<{ pages: Map<string, ExaminedPage>; unparsed: UnparsedSample[] }> {
  const parse = pageParser(root, names);
  const pages = new Map<string, ExaminedPage>();
  const unparsed: UnparsedSample[] = [];
  const examine = (page: CheckedPage): ExaminedPage => {
    const findings = PAGE_RULES.flatMap((rule) => findingsOf(rule, rule.check(page)));
    unparsed.push(...samplesOf(page).map((sample) => ({ sample, findings })));
    return { findings, offs: checkOffsOf(page), ...partsOf(page) };
  };
  for (const file of await findSources(root)) {
    const { text } = await readSource(root, file);
    if (text === null) continue;
    pages.set(
      file,
      cache.find(file, text, names, () => examine(parse(file, text))),
    );
  }
  return { pages, unparsed };
}

function leaveOutSwitchedOff(
  findings: readonly Finding[],
  pages: ReadonlyMap<string, ExaminedPage>,
): Finding[] {
  const byFile = new Map<string, Finding[]>([...pages.keys()].map((file) => [file, []]));
  for (const finding of findings) {
    const own = byFile.get(finding.file) ?? [];
    own.push(finding);
    byFile.set(finding.file, own);
  }
  return [...byFile].flatMap(([file, own]) =>
    applyCheckOffs(own, pages.get(file)?.offs ?? [], file, SWITCHABLE_NAMES),
  );
}
