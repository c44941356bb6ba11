import { decodeSafely } from '../../src/bundle/paths';
import { anchorsOf } from '../authoring/check/checked-page';
import { ContentFiles } from '../authoring/scaffold/content-files';
import { linkLookup, moveRedirects } from '../authoring/scaffold/move-redirects';
import { dropWeights, relinkSite } from '../authoring/scaffold/move-site';
import { relinkPages } from '../authoring/scaffold/relink-pages';
import { refuseSymbolicLinks, resolveName, resolveSource } from '../authoring/scaffold/resolve-move';
import { fileAt, fileOfEntry } from '../authoring/scaffold/retarget';
import { SidebarText } from '../authoring/scaffold/sidebar-text';
import { namesPage } from '../site/search/search-source';
import { GONE, REDIRECTS_FILE } from '../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import { readPublished } from '../source/config/urls-lock';
import { isSource } from '../source/content-tree';
import { parseSource } from '../source/source-page';
import { changeSources, removeEmptyFolders, type SourceChange } from '../source/write-source';
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
  /** Links that lost an anchor that the successor does not have: file, line and anchor. */
  dropped: string[];
  /** The line for `redirects.yml`; undefined for a page that was never published. */
  redirect?: readonly [from: string, to: string];
  changes: SourceChange[];
}

/** Placeholder for a missing successor, used to find the links that lead to the page. */
const NOWHERE = 'nowhere.md';

/** Maximum number of places that an error lists. */
const MAX_PLACES = 20;

/**
 * Deletes a page and its sidebar entries, and changes links to it into links to its successor. Without a successor,
 * links must be removed first. The page is deleted last: interrupted before, the same command completes it. Throws
 * `UsageError`.
 */
export async function removePage(
  root: string,
  page: string,
  options: RemoveOptions = {},
): Promise<RemoveResult> {
  const plan = () => planRemoval(root, page, options);
  if (options.isDryRun) return plan();
  const result = await changeSources(root, plan);
  removeEmptyFolders(root, result.file);
  return result;
}

async function planRemoval(
  root: string,
  page: string,
  { to, isGone = false }: RemoveOptions,
): Promise<RemoveResult> {
  const content = await ContentFiles.read(root);
  const { names: files, sources } = content;
  const file = pageOf(resolveSource(root, page, files), files);
  const successor = to === undefined ? undefined : pageOf(resolveName(root, to, files), files);
  if (successor === file) throw new UsageError(`${file} cannot take its own place.`);
  refuseSymbolicLinks(root, file);
  const addressOf = (name: string): string => parseSource(name, sources.get(name) ?? '').page.path;
  const address = decodeSafely(addressOf(file));
  const target = successor === undefined ? `/${NOWHERE}` : decodeSafely(addressOf(successor));
  const anchors = successor === undefined ? null : anchorsOf(root, successor, sources.get(successor) ?? '');
  const hasAnchor = (hash: string) => anchors?.has(decodeSafely(hash.slice(1))) ?? true;

  const moves = new Map([[file, successor ?? NOWHERE]]);
  const { texts, links: all } = relinkPages(content, { moves, files, hasAnchor });
  const links = all.filter((link) => link.file !== file);
  for (const [name, text] of content.sidebars) {
    const sidebar = new SidebarText(text, name);
    sidebar.remove(sidebar.entries.filter(({ target }) => fileOfEntry(target.value, name, files) === file));
    texts.set(name, sidebar.text);
  }
  const linkNow = linkLookup(new Map([[address, target]]), hasAnchor);
  const relinked = relinkSite(content.text(SITE_CONFIG_FILE), linkNow);
  const listed = content.text(REDIRECTS_FILE);
  if (successor === undefined) {
    const places = links.map(({ file: name, line }) => `${name}:${line}`);
    if (relinked !== content.text(SITE_CONFIG_FILE)) places.push(SITE_CONFIG_FILE);
    if (moveRedirects(listed, linkNow, new Map()) !== listed) places.push(REDIRECTS_FILE);
    refuseNamed(file, places);
  }
  const isPublished = (await readPublished(root))(address);
  if (successor === undefined && isPublished && !isGone)
    throw new UsageError(
      `${address} has been published. Name the page that takes its place (--to stl/foo), or say that none does (--gone).`,
    );
  const redirect = isPublished ? ([address, successor === undefined ? GONE : target] as const) : undefined;
  texts.set(REDIRECTS_FILE, moveRedirects(listed, linkNow, new Map(redirect ? [redirect] : [])));
  const others = [...sources.keys()].filter((name) => name !== file && isSource(name)).map(addressOf);
  const isDead = (key: string) =>
    namesPage(key, addressOf(file)) && !others.some((other) => namesPage(key, other));
  texts.set(SITE_CONFIG_FILE, dropWeights(relinked, isDead));

  texts.delete(file);
  const changes = content.changes(texts);
  return {
    file,
    changed: changes.map((change) => change.file).toSorted(compare),
    links: links.length,
    dropped: links.flatMap(({ file: name, line, dropped }) =>
      dropped ? [`${name}:${line} ${dropped}`] : [],
    ),
    ...(redirect && { redirect }),
    changes: [...changes, { file, before: content.bytes(file), after: null }],
  };
}

/** Throws `UsageError` when a page without a successor is named in other places. */
function refuseNamed(file: string, places: readonly string[]): void {
  if (places.length === 0) return;
  const rest = places.length > MAX_PLACES ? `\n  … and ${places.length - MAX_PLACES} more` : '';
  const listed = places.slice(0, MAX_PLACES).map((place) => `\n  ${place}`);
  throw new UsageError(
    `${file} is named in ${formatCount(places.length, 'place')}. Remove its name there first, or name the page that takes its place (--to stl/foo).${listed.join('')}${rest}`,
  );
}

/** File of a page: `name` itself, or the index page of the folder `name`. Throws `UsageError` if there is none. */
function pageOf(name: string, files: ReadonlySet<string>): string {
  const found = name.endsWith('.md') ? name : fileAt(`${name}/`, files);
  if (found?.endsWith('.md')) return found;
  throw new UsageError(`${name} is not a page. Name one page at a time.`);
}

/** Prints the result of a removal. */
export function printRemoval(
  { file, changed, links, dropped, redirect }: RemoveResult,
  source: string,
  isDryRun = false,
): void {
  console.log(`${isDryRun ? 'would delete' : 'deleted'}  ${source}/${file}`);
  if (links > 0) console.log(`links updated  ${links}`);
  for (const link of dropped)
    console.log(`anchor dropped  ${source}/${link}: the page that the link leads to now has no such anchor`);
  if (redirect) console.log(`redirect  ${redirect[0]} → ${redirect[1]}`);
  for (const name of changed) console.log(`${isDryRun ? 'would change' : 'changed'}  ${source}/${name}`);
}
