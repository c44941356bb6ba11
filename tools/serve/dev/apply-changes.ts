import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { StaleFiles } from '../../../src/bundle/dev-messages';
import { toTitled } from '../../site/build-sections';
import type { RenderedPage } from '../../site/render-page';
import { REDIRECTS_FILE } from '../../source/config/read-redirects';
import { SIDEBAR_FILE } from '../../source/config/read-sidebar';
import { SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import { pathOf } from '../../source/page-paths';
import { publishedDataPath } from '../../source/published-data';
import type { LiveSite } from './live-site';
import { type FileFate, isSource } from './source-store';
import { StaleSet } from './stale-set';

/** An editor that empties a file before it writes it is done with that after this long. Milliseconds. */
const WRITING_MS = 30;

/** What changed files did to the site. */
export interface AppliedChanges {
  /** Files of the content folder with what became of them; those saved without a change are left out. */
  files: ReadonlyMap<string, FileFate>;
  stale: StaleFiles;
}

/** Takes changed files and folders (below the content folder, with `/`) into the site: everything that depends on them is forgotten. */
export async function applyChanges(site: LiveSite, changed: readonly string[]): Promise<AppliedChanges> {
  const stale = new StaleSet();
  const named = new Set([...changed, ...filesOfGoneFolders(site, changed)]);
  const sources = [...named].filter(isSource);
  const others = [...named].filter(
    (name) => !isSource(name) && site.stamps.hasChanged(path.join(site.root, name)),
  );
  const places = new Map(sources.map((file) => [file, placeOf(site, file)]));
  const titles = new Map(sources.map((file) => [file, knownSummary(site, file)]));
  // Emptied, then written: between the two there is nothing to be shown.
  if (sources.some((file) => site.sources.isEmptied(file))) await setTimeout(WRITING_MS);
  const fates = readAgain(site, sources);
  const pages = [...fates.keys()];

  for (const file of pages) site.renders.forget(file);
  // A page's file may be shown by another as a code block, so pages count here too.
  const used = new Set([...others, ...pages].map((file) => path.join(site.root, file)));
  stale.addPages([...pages, ...site.renders.forgetUsersOf(used)]);

  if (others.some((file) => file === SITE_CONFIG_FILE || publishedDataPath(file) !== undefined)) {
    if (await site.reloadSettings()) {
      site.renders.forgetAll();
      stale.addAllPages();
    }
    stale.addSite();
  }
  if (pages.some((file) => places.get(file) !== placeOf(site, file))) await layOutAgain(site, stale);
  else if (others.includes(REDIRECTS_FILE)) {
    await site.reloadMoves();
    forgetSections(site, stale);
  } else if (pages.some((file) => isRetitled(site, file, titles.get(file)))) forgetSections(site, stale);
  for (const file of others.filter((name) => path.posix.basename(name) === SIDEBAR_FILE)) {
    const section = path.posix.dirname(file) === '.' ? '' : path.posix.dirname(file);
    site.sections.forget(section);
    stale.addSections(site.sections.filesOf(section));
  }
  return {
    files: new Map([...others.map((file) => [file, 'changed'] as const), ...fates]),
    stale: stale.value,
  };
}

/** The files known to be in folders that have gone, or have other names now. */
function filesOfGoneFolders(
  { root, sources, renders, stamps }: LiveSite,
  names: readonly string[],
): string[] {
  const gone = new Set(names.filter((name) => !stamps.exists(path.join(root, name))));
  if (gone.size === 0) return [];
  const used = [...renders.inputFiles()].map((file) => path.relative(root, file).split(path.sep).join('/'));
  return [...sources.files, ...used].filter((file) => foldersOf(file).some((folder) => gone.has(folder)));
}

/** `a/b/c.md` → `a`, `a/b`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}

function readAgain(site: LiveSite, files: readonly string[]): Map<string, FileFate> {
  const fates = files.map((file) => [file, site.sources.reload(file)] as const);
  return new Map(fates.filter(([, fate]) => fate !== 'same'));
}

/** What other pages depend on: the address, and the words it explains. Undefined for a file that is not there. */
function placeOf({ sources }: LiveSite, file: string): string | undefined {
  if (!sources.has(file)) return undefined;
  const head = sources.head(file);
  return JSON.stringify([pathOf(head), head.frontmatter.glossary]);
}

/** What sidebars and indexes were told of a page; undefined when nothing was. */
function knownSummary(site: LiveSite, file: string): string | undefined {
  const known = site.renders.peek(file);
  return known && summaryOf(known);
}

function summaryOf(page: RenderedPage): string {
  const { prev, next } = page.record.frontmatter;
  return JSON.stringify([toTitled(page), prev, next]);
}

function isRetitled(site: LiveSite, file: string, before: string | undefined): boolean {
  const page = before === undefined ? undefined : site.pageOf(file);
  return page !== undefined && summaryOf(site.renders.head(page)) !== before;
}

/** Pages came, went or have another address: whatever names one of those addresses may lead elsewhere now. */
async function layOutAgain(site: LiveSite, stale: StaleSet): Promise<void> {
  const { stems, hasNewTerms } = site.replan();
  if (hasNewTerms) {
    site.renders.forgetAll();
    stale.addAllPages();
  } else stale.addPages(site.renders.forgetLinksTo(stems));
  await site.reloadMoves();
  forgetSections(site, stale);
}

function forgetSections(site: LiveSite, stale: StaleSet): void {
  site.sections.forgetAll();
  stale.addAllSections();
  // Sections have titles and parts, which it names.
  stale.addSite();
}
