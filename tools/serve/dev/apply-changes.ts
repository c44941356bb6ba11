import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { StaleFiles } from '../../../src/bundle/dev-messages';
import { linkToPage } from '../../site/page';
import { REDIRECTS_FILE } from '../../source/config/read-redirects';
import { SIDEBAR_FILE } from '../../source/config/read-sidebar';
import { SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import { VERIFIED_LOCK_FILE } from '../../source/config/verified-lock';
import { isSource } from '../../source/content-tree';
import { publishedDataPath } from '../../source/published-data';
import { statIfThere } from '../../support/real-path';
import { pageChunk } from './chunk-names';
import type { LiveSite } from './live-site';
import type { FileFate } from './source-store';

/** How long to wait for an editor that empties a file before it writes the new text. Milliseconds. */
const WRITING_MS = 30;

/**
 * Reads changed files and folders (below the content folder) again and forgets all that was made from them. Returns the
 * changed files, without those that were saved without a change.
 */
export async function applyChanges(
  site: LiveSite,
  changed: readonly string[],
): Promise<{ files: ReadonlyMap<string, FileFate>; stale: StaleFiles }> {
  const named = [...new Set([...changed, ...filesOfGoneFolders(site, changed)])];
  const sources = named.filter(isSource);
  const others = named.filter((name) => !isSource(name) && hasNewStamp(site, name));
  const outerFacts = new Map(sources.map((file) => [file, outerFactsOf(site, file)]));
  const summaries = new Map(sources.map((file) => [file, summaryOf(site, file)]));
  // Some editors empty a file before they write the new text. The empty page is not shown.
  if (sources.some((file) => site.sources.isEmptied(file))) await setTimeout(WRITING_MS);
  const reloaded = sources.map((file) => [file, site.sources.reload(file)] as const);
  const fates = new Map(reloaded.filter(([, fate]) => fate !== 'same'));
  const pages = [...fates.keys()];

  for (const file of pages) site.renders.forget(file);
  // A page may show the source of another page as a code block, so changed pages count too.
  const users = site.renders.forgetUsersOf([...others, ...pages]);
  const stalePages = new Set([...pages, ...users]);

  const hasNewSettings = others.some(isSetting);
  let isEveryPage = hasNewSettings && (await site.reloadSettings());
  // Pages were added, removed or moved, or the redirects or the glossary changed: links may now lead elsewhere.
  const hasNewPlan =
    others.includes(REDIRECTS_FILE) ||
    pages.some((file) => outerFacts.get(file) !== outerFactsOf(site, file));
  if (hasNewPlan) {
    const hasNewTerms = await site.replan();
    isEveryPage ||= hasNewTerms;
    for (const file of site.renders.forgetMovedLinks()) stalePages.add(file);
  }
  if (isEveryPage) site.renders.forgetAll();
  const hasNewSections =
    hasNewPlan ||
    others.some((name) => path.posix.basename(name) === SIDEBAR_FILE) ||
    pages.some((file) => summaries.get(file) !== summaryOf(site, file));
  if (hasNewSections) site.sections.forgetAll();
  return {
    files: new Map([...others.map((file) => [file, 'changed'] as const), ...fates]),
    stale: {
      indexes: hasNewSettings || hasNewSections,
      pages: isEveryPage ? 'all' : [...stalePages].map(pageChunk),
    },
  };
}

function isSetting(file: string): boolean {
  return file === SITE_CONFIG_FILE || file === VERIFIED_LOCK_FILE || publishedDataPath(file) !== undefined;
}

/** Whether a file has another time, size or inode than when it was last noticed; true for the first time. */
function hasNewStamp({ root, stamps }: LiveSite, name: string): boolean {
  const stats = statIfThere(path.join(root, name));
  // A folder's time changes with the files in it, which are reported themselves.
  const isFolder = stats?.isDirectory() === true;
  const stamp = isFolder || !stats ? String(isFolder) : `${stats.mtimeNs} ${stats.size} ${stats.ino}`;
  const before = stamps.get(name);
  stamps.set(name, stamp);
  return stamp !== before;
}

function filesOfGoneFolders({ root, sources, renders }: LiveSite, names: readonly string[]): string[] {
  const gone = names.filter((name) => !statIfThere(path.join(root, name)));
  if (gone.length === 0) return [];
  const known = [...sources.files, ...renders.inputFiles()];
  return known.filter((file) => gone.some((folder) => file.startsWith(`${folder}/`)));
}

/** What other pages depend on: the page's address and its glossary terms; undefined when the file is not a page. */
function outerFactsOf({ sources }: LiveSite, file: string): string | undefined {
  if (!sources.has(file)) return undefined;
  const head = sources.head(file);
  return JSON.stringify([head.path, head.frontmatter.glossary]);
}

/** What sidebars and indexes show of a page; undefined when the file is not a page. */
function summaryOf({ plan, renders }: LiveSite, file: string): string | undefined {
  const mapped = plan.pages.get(file);
  if (!mapped) return undefined;
  const page = renders.head(mapped);
  const { prev, next } = page.record.frontmatter;
  return JSON.stringify([linkToPage(page), prev, next]);
}
