import { rm } from 'node:fs/promises';
import path from 'node:path';
import { decodeSafely } from '../../src/bundle/paths';
import {
  listFiles,
  onlyChanged,
  readTexts,
  relinkPages,
  removeEmptyFolders,
} from '../authoring/scaffold/content-texts';
import { moveSite } from '../authoring/scaffold/move-site';
import { addRedirects, moveRedirects } from '../authoring/scaffold/redirects-text';
import { refuseSymbolicLinks, resolveName, resolveSource } from '../authoring/scaffold/resolve-move';
import { fileAt, fileOfEntry } from '../authoring/scaffold/retarget';
import { SidebarText } from '../authoring/scaffold/sidebar-text';
import { GONE, REDIRECTS_FILE } from '../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import { parseSource } from '../source/source-page';
import { refuseOutside, writeSource } from '../source/write-source';
import { compare } from '../support/compare';
import { formatCount } from '../support/format-count';
import { UsageError } from '../support/problems';

/** Options of a removal; a published page needs one of the first two. */
interface RemoveOptions {
  /** Page that replaces the deleted one: links and the old address lead there. */
  to?: string;
  /** No page replaces the deleted one: nginx and Caddy answer its address with 410. */
  isGone?: boolean;
  isDryRun?: boolean;
}

/** What a removal did, or would do in a dry run. */
interface RemoveResult {
  file: string;
  /** Files whose text changes, sorted. */
  changed: string[];
  /** Number of links that lead to the successor now. */
  links: number;
  /** The line for `redirects.yml`; undefined for a page that was never published. */
  redirect?: readonly [from: string, to: string];
}

/** Placeholder for a missing successor, used to find the links that lead to the page. */
const NOWHERE = 'nowhere.md';

/** Maximum number of places that an error lists. */
const MAX_PLACES = 20;

/**
 * Deletes a page and its sidebar entries, and changes links to it into links to its successor. Without a successor,
 * links must be removed first. All changes are computed before the first file is touched. Throws `UsageError`.
 */
export async function removePage(
  root: string,
  page: string,
  { to, isGone = false, isDryRun = false }: RemoveOptions = {},
): Promise<RemoveResult> {
  const files = await listFiles(root);
  const file = pageOf(resolveSource(root, page, files), files);
  const successor = to === undefined ? undefined : pageOf(resolveName(root, to, files), files);
  if (successor === file) throw new UsageError(`${file} cannot take its own place.`);
  refuseSymbolicLinks(root, file);
  const { sources, sidebars, site, redirects, ...content } = await readTexts(root, files);
  const addressOf = (name: string): string =>
    decodeSafely(parseSource(name, sources.get(name) ?? '').page.path);
  const address = addressOf(file);
  const target = successor === undefined ? `/${NOWHERE}` : addressOf(successor);
  const moved = new Map([[address, target]]);

  const others = new Map([...sources].filter(([name]) => name !== file));
  const relinked = await relinkPages(root, others, new Map([[file, successor ?? NOWHERE]]), files);
  const texts = relinked.texts;
  for (const [name, text] of sidebars) {
    const sidebar = new SidebarText(text, name);
    for (const entry of sidebar.entries)
      if (fileOfEntry(entry.target.value, name, files) === file) sidebar.remove(entry);
    texts.set(name, sidebar.text);
  }
  const siteNow = moveSite(site, moved, { from: file, to: file, moves: new Map() });
  texts.set(SITE_CONFIG_FILE, siteNow);
  const followed = moveRedirects(redirects, moved, new Map());

  const isPublished = content.isPublished(address);
  if (successor === undefined) {
    const places = [...relinked.links].flatMap(([name, lines]) => lines.map((line) => `${name}:${line}`));
    if (siteNow !== site) places.push(SITE_CONFIG_FILE);
    if (followed !== redirects) places.push(REDIRECTS_FILE);
    const rest = places.length > MAX_PLACES ? `\n  … and ${places.length - MAX_PLACES} more` : '';
    const listed = places.slice(0, MAX_PLACES).map((place) => `\n  ${place}`);
    if (places.length > 0)
      throw new UsageError(
        `${file} is named in ${formatCount(places.length, 'place')}. Remove its name there first, or name the page that takes its place (--to stl/foo).${listed.join('')}${rest}`,
      );
    if (isPublished && !isGone)
      throw new UsageError(
        `${address} has been published. Name the page that takes its place (--to stl/foo), or say that none does (--gone).`,
      );
  }
  const redirect = isPublished ? ([address, successor === undefined ? GONE : target] as const) : undefined;
  texts.set(REDIRECTS_FILE, addRedirects(followed, redirect ? [redirect] : []));

  const changed = await onlyChanged(root, texts);
  if (!isDryRun) {
    for (const name of changed.keys()) refuseOutside(root, name);
    for (const [name, text] of changed) writeSource(root, name, text);
    await rm(path.join(root, file));
    await removeEmptyFolders(root, path.posix.dirname(file));
  }
  const links = [...relinked.links.values()].flat().length;
  return { file, changed: [...changed.keys()].toSorted(compare), links, ...(redirect && { redirect }) };
}

/** File of a page: `name` itself, or the index page of the folder `name`. Throws `UsageError` if there is none. */
function pageOf(name: string, files: ReadonlySet<string>): string {
  const found = name.endsWith('.md') ? name : fileAt(`${name}/`, files);
  if (found?.endsWith('.md')) return found;
  throw new UsageError(`${name} is not a page. Name one page at a time.`);
}

/** Prints the result of a removal. */
export function printRemoval(
  { file, changed, links, redirect }: RemoveResult,
  source: string,
  isDryRun = false,
): void {
  console.log(`${isDryRun ? 'would delete' : 'deleted'}  ${source}/${file}`);
  if (links > 0) console.log(`links updated  ${links}`);
  if (redirect) console.log(`redirect  ${redirect[0]} → ${redirect[1]}`);
  for (const name of changed) console.log(`${isDryRun ? 'would change' : 'changed'}  ${source}/${name}`);
}
