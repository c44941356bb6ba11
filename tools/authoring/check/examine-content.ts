import type { ContentBundle } from '../../site/make-bundle';
import { findSources } from '../../source/content-tree';
import { readSource } from '../../source/read-source';
import { readCheckConfig } from './check-config';
import { applyCheckOffs } from './check-offs';
import { pageParser } from './checked-page';
import { type ExaminedPage, examinePage } from './examine-page';
import { ExaminedPages } from './examined-pages';
import type { Finding } from './finding';
import { SITE_RULES, SWITCHABLE_NAMES } from './rules';
import { SampleParser } from './samples/sample-parser';

/**
 * Runs the check's rules over a content folder. Leaves out what pages switch off, including problems of the bundler.
 *
 * @param bundleSite bundles the folder; runs while another process parses the samples
 * @param cache results of earlier checks; affects only the time, not the result
 */
export async function examineContent(
  root: string,
  bundleSite: () => Promise<ContentBundle>,
  cache = new ExaminedPages(root),
): Promise<{ bundle: ContentBundle; findings: Finding[] }> {
  const { names, problems } = await readCheckConfig(root);
  const parser = new SampleParser();
  try {
    const pages = await examinePages(root, names, parser, cache);
    const [bundle] = await Promise.all([bundleSite(), parser.finish()]);
    cache.save();
    const examined = [...pages.values()];
    const samples = examined.flatMap((page) => page.samples);
    const diagrams = examined.flatMap((page) => page.diagrams);
    const findings = [...bundle.problems.all, ...problems, ...examined.flatMap((page) => page.findings)];
    for (const { check } of SITE_RULES) findings.push(...(await check({ root, bundle, samples, diagrams })));
    return { bundle, findings: leaveOutSwitchedOff(findings, pages) };
  } finally {
    parser.close();
  }
}

/** The results of all pages, by file, in the order of their names. */
async function examinePages(
  root: string,
  names: RegExp | null,
  parser: SampleParser,
  cache: ExaminedPages,
): Promise<Map<string, ExaminedPage>> {
  const parse = pageParser(root, names);
  const pages = new Map<string, ExaminedPage>();
  for (const file of await findSources(root)) {
    const { text } = await readSource(root, file);
    if (text === null) continue;
    const known = cache.find(file, text, names);
    const page = known ?? examinePage(parse(file, text), parser);
    if (!known) cache.add(file, text, names, page);
    pages.set(file, page);
  }
  return pages;
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
