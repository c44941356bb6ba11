import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { stringify } from 'yaml';
import { findSiteFiles } from '../authoring/migrate/find-files';
import { locateSite, type VuePressSite } from '../authoring/migrate/locate-site';
import { migrateSidebars } from '../authoring/migrate/migrate-sidebar';
import { migrateSite } from '../authoring/migrate/migrate-site';
import { type Entry, MigrationReport } from '../authoring/migrate/migration-report';
import { textAt } from '../authoring/migrate/plain-value';
import { planCopies, reportLeftBehind } from '../authoring/migrate/plan-copies';
import { readVuePressConfig } from '../authoring/migrate/read-config';
import { type PageFindings, scanPages } from '../authoring/migrate/scan-pages';
import { SourcePages } from '../authoring/migrate/source-pages';
import { CONTAINER_KINDS } from '../markdown/container-kinds';
import { nearestRealPath } from '../output/refusals';
import { bundleContent } from '../site/bundle-content';
import { REDIRECTS_FILE } from '../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import { refuseOutside, writeSource } from '../source/write-source';
import { type Problem, type ProblemList, UsageError } from '../support/problems';
import { isInside } from '../support/real-path';
import { faultOfName, quote } from '../support/safe-path';

/** Modules that only provide types for settings. */
const TYPES_PATTERN = /^(?:vuepress\/config|vuepress-types|@vuepress\/types)$/;

export interface MigrationResult {
  oldSite: VuePressSite;
  entries: Entry[];
  /** Number of files copied, and names of the files generated. */
  copied: number;
  written: string[];
  /** Problems that the bundler finds in the new content folder. */
  problems: ProblemList;
}

/** Makes a content folder from a VuePress 1 site; `isForced` overwrites files. Throws `UsageError`. */
export async function migrateVuePress(options: {
  from: string;
  out: string;
  isForced?: boolean;
}): Promise<MigrationResult> {
  const { from, out, isForced = false } = options;
  const oldSite = locateSite(from);
  refuseTaken(oldSite, out, isForced);
  const report = new MigrationReport();
  const { config, missing } = await readVuePressConfig(oldSite);
  for (const name of missing.filter((module) => !TYPES_PATTERN.test(module))) {
    report.changed(`require('${name}')`, 'is not installed here; settings that depend on it are missing');
  }
  const files = await findSiteFiles(oldSite);
  const permalink = textAt(config.permalink);
  const pages = await SourcePages.read(oldSite.docs, files.pages, permalink);
  const { site, plugins, sidebars } = migrateSite(config, pages, report);
  const findings = scanPages(pages.sources, plugins.containers);
  const generated = new Map<string, unknown>([[SITE_CONFIG_FILE, site]]);
  const sidebarFiles = [...migrateSidebars(sidebars, pages, report)].filter(([file]) => {
    const fault = faultOfName(file);
    if (fault) report.left(`sidebar ${quote(file)}`, `its path ${fault.found}`);
    return !fault;
  });
  for (const [file, items] of sidebarFiles) generated.set(file, items);
  if (sidebarFiles.length > 0)
    report.carried('themeConfig.sidebar', sidebarFiles.map(([file]) => file).join(', '));
  const redirects = pages.redirects(plugins.suffix);
  if (permalink !== undefined) {
    const detail = `pages have the addresses of their files; ${REDIRECTS_FILE} leads there from the old ones`;
    report.changed('permalink', `${permalink}: ${detail}`);
  }
  if (redirects.size > 0) generated.set(REDIRECTS_FILE, Object.fromEntries([...redirects].toSorted()));
  const copies = planCopies(oldSite, files, findings, report);
  reportLeftBehind(files, report);

  // All targets are checked first, so that nothing is written if one of them is refused.
  for (const file of [...copies.keys(), ...generated.keys()]) refuseOutside(out, file);
  for (const [file, source] of copies) writeSource(out, file, readFileSync(source));
  for (const [file, data] of generated) writeSource(out, file, stringify(data, { lineWidth: 0 }));
  const { problems } = await bundleContent({ root: out, isLenient: true });
  reportMarkup(findings, problems.all, report);
  report.carried(`${files.pages.length} pages`, 'copied byte for byte');
  return { oldSite, entries: report.entries, copied: copies.size, written: [...generated.keys()], problems };
}

function refuseTaken({ docs }: VuePressSite, out: string, isForced: boolean): void {
  const [realDocs, realOut] = [nearestRealPath(docs), nearestRealPath(out)];
  if (isInside(realOut, realDocs)) {
    throw new UsageError(`${out} is inside the site to be migrated. Choose another folder with --out.`);
  }
  // The pages would overwrite the files around the site, such as the project's README.md.
  if (isInside(realDocs, realOut)) {
    throw new UsageError(`The site to be migrated is inside ${out}. Choose another folder with --out.`);
  }
  if (statSync(out, { throwIfNoEntry: false })?.isDirectory() === false) {
    throw new UsageError(`${out} is a file. Choose another folder with --out.`);
  }
  if (!isForced && existsSync(out) && readdirSync(out).length > 0) {
    throw new UsageError(
      `${out} is not empty. Choose another folder with --out, or overwrite its files with --force.`,
    );
  }
}

/** Reports Vue syntax, unknown containers and raw HTML on pages, with their places. */
function reportMarkup(findings: PageFindings, problems: readonly Problem[], report: MigrationReport): void {
  const { interpolations, containers } = findings;
  report.left('{{ … }} on pages', 'is shown as text here: replace it with its value', [...interpolations]);
  for (const [kind, places] of containers) {
    const detail = `this container is not supported: use ${CONTAINER_KINDS.join(', ')}`;
    report.left(`::: ${kind}`, detail, places);
  }
  const markup = problems.filter(({ rule }) => rule === 'raw-html' || rule === 'unknown-layout');
  const places = markup.map(({ file, line, message }) => `${file}:${line} ${message}`);
  report.left('components and markup on pages', 'rewrite their output as Markdown', places);
}
