import { MarkdownRenderer } from '../../markdown/markdown-renderer';
import type { ContentBundle } from '../../site/make-bundle';
import { findSources } from '../../source/content-tree';
import { readSource } from '../../source/read-source';
import type { Problem } from '../../support/problems';
import { namesPattern, readCheckConfig } from './check-config';
import { applyCheckOffs } from './check-offs';
import { type ExaminedPage, examinePage } from './examine-page';
import { ExaminedPages } from './examined-pages';
import type { Finding } from './finding';
import { SITE_RULES, SWITCHABLE_NAMES } from './rules';
import { SampleParser } from './samples/sample-parser';
import { unrenderedSite } from './unrendered-site';

/** Result of examining all pages. */
interface PagesExamined {
  /** By file, in the order of their names. */
  pages: Map<string, ExaminedPage>;
  /** Texts of the pages that were not in the cache, by file. */
  fresh: Map<string, string>;
  names: RegExp | null;
  /** Problems in the check's own settings. */
  problems: Problem[];
}

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
  const { pages, bundle, problems } = await examineBoth(root, bundleSite, cache);
  const findings: Finding[] = [...problems, ...[...pages.values()].flatMap((page) => page.findings)];
  const site = { root, bundle, samples: [...pages.values()].flatMap(({ samples }) => samples) };
  for (const { check } of SITE_RULES) findings.push(...(await check(site)));
  return { bundle, findings: leaveOutSwitchedOff([...bundle.problems.all, ...findings], pages) };
}

/** Examines the pages and bundles the site. */
async function examineBoth(
  root: string,
  bundleSite: () => Promise<ContentBundle>,
  cache: ExaminedPages,
): Promise<PagesExamined & { bundle: ContentBundle }> {
  const samples = new SampleParser();
  try {
    const examined = await examinePages(root, samples, cache);
    const [bundle] = await Promise.all([bundleSite(), samples.finish()]);
    for (const [file, text] of examined.fresh) {
      const page = examined.pages.get(file);
      if (page) cache.add(file, text, examined.names, page);
    }
    cache.save();
    return { ...examined, bundle };
  } finally {
    samples.close();
  }
}

async function examinePages(
  root: string,
  samples: SampleParser,
  cache: ExaminedPages,
): Promise<PagesExamined> {
  const { config, problems } = await readCheckConfig(root);
  const names = namesPattern(config);
  const examination = { renderer: new MarkdownRenderer(), site: unrenderedSite(root), names };
  const result: PagesExamined = { pages: new Map(), fresh: new Map(), names, problems };
  for (const file of await findSources(root)) {
    const { text } = await readSource(root, file);
    if (text === null) continue;
    const known = cache.find(file, text, names);
    const page = known ?? examinePage(file, text, examination, samples);
    result.pages.set(file, page);
    if (!known) result.fresh.set(file, text);
  }
  return result;
}

function leaveOutSwitchedOff(
  findings: readonly Finding[],
  pages: ReadonlyMap<string, ExaminedPage>,
): Finding[] {
  const byFile = new Map<string, Finding[]>();
  for (const finding of findings) {
    const own = byFile.get(finding.file) ?? [];
    own.push(finding);
    byFile.set(finding.file, own);
  }
  const misused: Problem[] = [];
  const kept: Finding[] = [];
  for (const file of new Set([...byFile.keys(), ...pages.keys()])) {
    const result = applyCheckOffs(
      byFile.get(file) ?? [],
      pages.get(file)?.offs ?? [],
      file,
      SWITCHABLE_NAMES,
    );
    kept.push(...result.kept);
    misused.push(...result.problems);
  }
  return [...kept, ...misused];
}
