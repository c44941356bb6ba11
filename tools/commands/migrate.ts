import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { decodeSafely } from '../../src/bundle/paths';
import { findSiteFiles } from '../authoring/migrate/find-files';
import { tellLeftBehind } from '../authoring/migrate/left-behind';
import { locateTree, type VuePressTree } from '../authoring/migrate/locate-tree';
import { migrateSidebars } from '../authoring/migrate/migrate-sidebar';
import { migrateSite } from '../authoring/migrate/migrate-site';
import { textAt } from '../authoring/migrate/plain-value';
import { planCopies } from '../authoring/migrate/plan-copies';
import { readVuePressConfig } from '../authoring/migrate/read-config';
import { type Entry, MigrationReport } from '../authoring/migrate/migration-report';
import { type PageFindings, scanPages } from '../authoring/migrate/scan-pages';
import { SourcePages } from '../authoring/migrate/source-pages';
import { bundleContent } from '../site/bundle-content';
import { REDIRECTS_FILE } from '../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import { copySource, refuseOutside, writeSource } from '../source/write-source';
import { type Problem, type ProblemList, UsageError } from '../support/problems';
import { isBelow, realPathOf } from '../support/real-path';
import { faultOfName, quote } from '../support/safe-path';

/** Modules that only provide types for settings. */
const TYPES_PATTERN = /^(?:vuepress\/config|vuepress-types|@vuepress\/types)$/;

export interface MigrateOptions {
  /** Absolute path of the VuePress site or its project. */
  from: string;
  /** Absolute path of the new content folder. */
  out: string;
  /** Write into a folder that is not empty, and overwrite its files. */
  isForced?: boolean;
}

export interface MigrationResult {
  tree: VuePressTree;
  entries: Entry[];
  /** Number of files copied, and names of the files generated. */
  copied: number;
  written: string[];
  /** Problems that the bundler finds in the new content folder. */
  problems: ProblemList;
}

/** Makes a content folder from a VuePress 1 site. Throws `UsageError`. */
export async function migrateVuePress({ from, out, isForced }: MigrateOptions): Promise<MigrationResult> {
  const tree = locateTree(from);
  refuseTaken(tree, out, isForced === true);
  const report = new MigrationReport();
  const { config, missing } = await readVuePressConfig(tree);
  for (const name of missing.filter((module) => !TYPES_PATTERN.test(module))) {
    report.changed(`require('${name}')`, 'is not installed here; what the settings take from it is missing');
  }
  const files = await findSiteFiles(tree);
  const permalink = textAt(config.permalink);
  const pages = await SourcePages.read(tree.docs, files.pages, permalink);
  const { site, plugins, sidebars } = migrateSite(config, pages, report);
  const findings = scanPages(pages.sources, plugins.containers);
  const generated = new Map<string, unknown>();
  if (Object.keys(site).length > 0) generated.set(SITE_CONFIG_FILE, site);
  const sidebarFiles: string[] = [];
  for (const [file, items] of migrateSidebars(sidebars, pages, report)) {
    const fault = faultOfName(file);
    if (fault) {
      report.left(`sidebar ${quote(file)}`, `its path ${fault.found}`);
      continue;
    }
    generated.set(file, items);
    sidebarFiles.push(file);
  }
  if (sidebarFiles.length > 0) report.carried('themeConfig.sidebar', sidebarFiles.join(', '));
  const redirects = redirectsOf(pages, plugins.suffix);
  if (permalink !== undefined) {
    report.changed(
      'permalink',
      `${permalink}: pages are where their files are; ${REDIRECTS_FILE} leads there from the old addresses`,
    );
  }
  if (redirects.size > 0) generated.set(REDIRECTS_FILE, Object.fromEntries([...redirects].toSorted()));
  const copies = planCopies(tree, files, findings, report);
  tellLeftBehind(files, report);

  // All targets are checked first, so that nothing is written if one of them is refused.
  for (const file of [...copies.keys(), ...generated.keys()]) refuseOutside(out, file);
  for (const [file, source] of copies) copySource(out, file, source);
  for (const [file, data] of generated) writeSource(out, file, stringify(data, { lineWidth: 0 }));
  const { problems } = await bundleContent({ root: out, isLenient: true });
  tellVue(findings, problems.all, report);
  report.carried(`${files.pages.length} pages`, 'copied byte for byte');
  return { tree, entries: report.entries, copied: copies.size, written: [...generated.keys()], problems };
}

function refuseTaken({ docs }: VuePressTree, out: string, isForced: boolean): void {
  const [realDocs, realOut] = [realPathOf(docs) ?? docs, futureRealPathOf(out)];
  if (isBelow(realOut, realDocs)) {
    throw new UsageError(`${out} lies inside the site that is to be moved. Name another folder with --out.`);
  }
  // The pages would overwrite the files around the site, such as the project's README.md.
  if (isBelow(realDocs, realOut)) {
    throw new UsageError(`The site that is to be moved lies inside ${out}. Name another folder with --out.`);
  }
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new UsageError(`${out} is a file. Name another folder with --out.`);
  }
  if (!isForced && existsSync(out) && readdirSync(out).length > 0) {
    throw new UsageError(
      `${out} has files in it. Name another folder with --out, or write over them with --force.`,
    );
  }
}

/** The real path of a folder that may not exist yet, with symbolic links resolved. */
function futureRealPathOf(folder: string): string {
  const parent = path.dirname(folder);
  return (
    realPathOf(folder) ??
    (parent === folder ? folder : path.join(futureRealPathOf(parent), path.basename(folder)))
  );
}

/** Addresses that pages no longer have. With clean addresses, `/a/b/` stood for `/a/b.html`. */
function redirectsOf(pages: SourcePages, suffix: string | undefined): Map<string, string> {
  const redirects = pages.moves;
  if (suffix !== '/') return redirects;
  for (const source of pages.sources) {
    const before = decodeSafely(pages.oldPathOf(source));
    if (before.endsWith('.html')) redirects.set(before.replace(/\.html$/, '/'), before);
  }
  return redirects;
}

/** Reports what pages expected from Vue, with the places. */
function tellVue(findings: PageFindings, problems: readonly Problem[], report: MigrationReport): void {
  if (findings.interpolations.length > 0) {
    report.left('{{ … }} on pages', 'is text here: write what it stands for', findings.interpolations);
  }
  for (const [kind, places] of findings.containers) {
    report.left(
      `::: ${kind}`,
      'the container is not known here: use tip, warning, danger, note or details',
      places,
    );
  }
  const markup = problems.filter(({ rule }) => rule === 'raw-html' || rule === 'unknown-layout');
  const places = markup.map(({ file, line, message }) => `${file}:${line} ${message}`);
  if (places.length > 0)
    report.left('components and markup on pages', 'write what they show as Markdown', places);
}
