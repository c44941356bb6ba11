import { z } from 'zod';
import { findRunSamples } from '../../markdown/find-run-samples';
import { type ContentBundle, makeBundle } from '../../site/make-bundle';
import { checkUrlsLock } from '../../site/published-addresses';
import { Site } from '../../site/site';
import { readUrlsLock } from '../../source/config/urls-lock';
import { siteName, toolsCache } from '../../support/cache';
import { hashOf } from '../../support/hash';
import { closedObject } from '../../support/schema-issues';
import { readYaml } from '../../support/yaml-document';
import { applyCheckOffs, checkOffsOf } from './check-offs';
import { pageParser } from './checked-page';
import type { Finding } from './finding';
import { type ExaminedPage, findingsOf } from './rule';
import { PAGE_RULES, SITE_RULES, SWITCHABLE_NAMES, TYPOGRAPHY_RULES } from './rules';
import { brokenSample, type PlacedSample, samplesOf } from './rules/broken-sample';
import { diagramsOf } from './rules/missing-drawing';
import { parseInThread } from './samples/parse-in-thread';

/** Kind of the cache entries. Each content folder has one: the `ExaminedPage`s by all that they depend on. */
const KIND = 'check';

/** File of a site's optional settings for the check, below the content folder. */
const CHECK_CONFIG_FILE = 'check.yml';

const checkConfigSchema = closedObject({
  /** Names that break the rules of typography but that the author cannot change, in their exact spelling. */
  names: z.array(z.string().min(2)).default([]),
  /** `false` switches off the rules of typography. */
  typography: z.boolean().default(true),
});

/**
 * Runs all checks of a content folder: the bundler's, the check for lost addresses, and the check's rules. Findings
 * that a page switches off are left out. A thread parses the samples while the bundler runs.
 */
export async function examineContent(
  root: string,
  cache = toolsCache,
): Promise<{ bundle: ContentBundle; findings: Finding[]; isExamined: IsExamined }> {
  const config = await readYaml(root, CHECK_CONFIG_FILE, checkConfigSchema, 'check-config');
  const names = namesPattern(config?.value?.names ?? []);
  const rules = config?.value?.typography === false ? PAGE_RULES : [...PAGE_RULES, ...TYPOGRAPHY_RULES];
  const parse = pageParser(root, names);
  const unparsed: { sample: PlacedSample; findings: Finding[] }[] = [];
  const examine = (file: string, text: string): ExaminedPage => {
    const page = parse(file, text);
    const findings = rules.flatMap((rule) => findingsOf(rule, rule.check(page)));
    unparsed.push(...samplesOf(page).map((sample) => ({ sample, findings })));
    const { samples } = findRunSamples(page.tokens);
    return {
      findings,
      offs: checkOffsOf(page),
      samples: samples.map(({ token, hash }) => ({ hash, place: page.placeOf(token) })),
      diagrams: diagramsOf(page),
    };
  };

  const known = cache.read<Map<string, ExaminedPage>>(KIND, [siteName(root)]);
  const examined = new Map<string, ExaminedPage>();
  const keyOf = (file: string, text: string) =>
    hashOf([file, text, names?.source ?? '', JSON.stringify(rules.map((rule) => rule.names))]);
  const content = new Site(root, cache);
  const source = await content.read();
  for (const { relativePath: file, text } of source.pages) {
    const key = keyOf(file, text);
    examined.set(key, known?.get(key) ?? examine(file, text));
  }
  const [bundle, faults] = await Promise.all([
    content.render(source).then((rendered) => makeBundle(rendered)),
    parseInThread(unparsed.map(({ sample }) => sample)),
  ]);
  for (const [i, { findings, sample }] of unparsed.entries()) {
    const fault = faults[i];
    if (fault) findings.push(brokenSample(sample, fault));
  }
  content.save();
  cache.write(KIND, [siteName(root)], examined);

  const pages = [...examined.values()];
  const findings: Finding[] = [
    ...bundle.problems.all,
    ...(config?.problems ?? []),
    ...checkUrlsLock(await readUrlsLock(root), bundle),
    ...pages.flatMap((page) => page.findings),
  ];
  const site = { root, files: source.files, bundle, pages };
  for (const rule of SITE_RULES) findings.push(...findingsOf(rule, await rule.check(site)));
  const offs = pages.flatMap((page) => page.offs);
  const isExamined: IsExamined = (file, text) => examined.has(keyOf(file, text));
  return { bundle, findings: applyCheckOffs(findings, offs, SWITCHABLE_NAMES), isExamined };
}

/** Whether the findings of a page are about this text of it. */
export type IsExamined = (file: string, text: string) => boolean;

/** Matches any of the names, the longest if several match; null when there are none. */
function namesPattern(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
}
