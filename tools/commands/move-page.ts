import { renameSync } from 'node:fs';
import path from 'node:path';
import { comparablePath, decodeSafely } from '../../src/bundle/paths';
import { ContentFiles } from '../authoring/scaffold/content-files';
import { linkLookup, moveRedirects } from '../authoring/scaffold/move-redirects';
import { type Emigrant, moveSidebars } from '../authoring/scaffold/move-sidebars';
import { relinkSite, renameInSite } from '../authoring/scaffold/move-site';
import { refuseClashes } from '../authoring/scaffold/new-name';
import { relinkPages } from '../authoring/scaffold/relink-pages';
import {
  type ResolvedMove,
  refuseSymbolicLinks,
  resolveMove,
  takenError,
} from '../authoring/scaffold/resolve-move';
import type { MovedFiles } from '../authoring/scaffold/retarget';
import { REDIRECTS_FILE } from '../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import { readPublished } from '../source/config/urls-lock';
import { formatVerifiedLock, parseVerifiedLock, VERIFIED_LOCK_FILE } from '../source/config/verified-lock';
import { isSource } from '../source/content-tree';
import { pathOf } from '../source/page-paths';
import { parseSource } from '../source/source-page';
import { changeSources, refuseOutside, removeEmptyFolders, type SourceChange } from '../source/write-source';
import { compare } from '../support/compare';
import { formatCount } from '../support/format-count';
import { lstatIfThere } from '../support/real-path';

/** What a move did, or would do in a dry run. */
interface MoveResult extends ResolvedMove {
  changes: SourceChange[];
  /** Files whose text changes, by their names after the move, sorted. */
  changed: string[];
  /** Number of updated links, `prev` and `next` included. */
  links: number;
  /** Maps an old address that was published to the new one. */
  redirects: ReadonlyMap<string, string>;
  /** Pages that left the sidebar of their section. */
  emigrants: readonly Emigrant[];
  /** Files that are one file under both names, because the file system ignores case. */
  respelled: MovedFiles;
}

/**
 * Moves a page, another file or a folder and updates everything that names it: links, images, `prev` and `next` in
 * pages, sidebars, navigation, redirects, `verified.lock`. First the new files are written, then what names them, and
 * the old ones are deleted at last: interrupted anywhere, the same move completes it. Throws `UsageError`.
 */
export async function movePage(
  root: string,
  from: string,
  to: string,
  isDryRun = false,
): Promise<MoveResult> {
  const plan = (written: Written) => planMove(root, from, to, written);
  if (isDryRun) return plan(new Map());
  const result = await changeSources(root, plan);
  for (const [before, after] of result.respelled) renameSync(path.join(root, before), path.join(root, after));
  removeEmptyFolders(root, result.from);
  return result;
}

type Written = ReadonlyMap<string, string | Uint8Array>;

async function planMove(root: string, from: string, to: string, written: Written): Promise<MoveResult> {
  const content = await ContentFiles.read(root);
  const move = resolveMove(root, from, to, content.names);
  const { moves } = move;
  if (!move.isDone) refuseSymbolicLinks(root, move.from);
  refuseOutside(root, move.to);
  const relocation = { moves, files: new Set([...content.names, ...moves.keys()]) };
  const { texts, links } = relinkPages(content, relocation);
  const titleOf = (file: string): string | undefined =>
    parseSource(file, content.sources.get(file) ?? '').page.frontmatter.title?.toString();
  const { texts: sidebars, emigrants } = moveSidebars(content.sidebars, relocation, titleOf);
  for (const [file, text] of sidebars) texts.set(file, text);

  const addresses = movedAddresses(moves, content.sources);
  const linkNow = linkLookup(addresses);
  texts.set(SITE_CONFIG_FILE, renameInSite(relinkSite(content.text(SITE_CONFIG_FILE), linkNow), move));
  const isPublished = await readPublished(root);
  const redirects = new Map(
    // A change of only upper and lower case needs no redirect: addresses ignore case.
    [...addresses].filter(([from, to]) => comparablePath(from) !== comparablePath(to) && isPublished(from)),
  );
  const listed = content.text(REDIRECTS_FILE);
  texts.set(REDIRECTS_FILE, moveRedirects(listed, linkNow, redirects, addresses.values()));
  const verified = parseVerifiedLock(content.text(VERIFIED_LOCK_FILE));
  if (verified.some(({ page }) => moves.has(page))) {
    const renamed = verified.map((line) => ({ ...line, page: moves.get(line.page) ?? line.page }));
    texts.set(VERIFIED_LOCK_FILE, formatVerifiedLock(renamed));
  }

  const made = new Set(moves.values());
  const after = [...content.sources].flatMap(([file, text]) =>
    made.has(file) ? [] : [[moves.get(file) ?? file, texts.get(file) ?? text] as const],
  );
  refuseClashes(content.sources, new Map(after));
  const respelled = new Map([...moves].filter(([before, after]) => isSameFile(root, before, after)));
  const changes = content.changes(texts);
  const left = [...moves.keys()].filter((file) => content.bytes(file) !== null && !respelled.has(file));
  return {
    ...move,
    changes: [
      ...copiesOf(content, move, texts, written),
      ...changes.filter(({ file }) => !moves.has(file)),
      ...left.map((file) => ({ file, before: content.bytes(file), after: null })),
    ],
    changed: changes.map(({ file }) => moves.get(file) ?? file).toSorted(compare),
    links: links.length,
    redirects,
    emigrants,
    respelled,
  };
}

/**
 * The new files of a move. A file that is there already has to be one that an interrupted run has made. Throws
 * `UsageError`.
 */
function copiesOf(
  content: ContentFiles,
  { to, moves }: ResolvedMove,
  texts: ReadonlyMap<string, string>,
  written: Written,
): SourceChange[] {
  const copies = [...moves].flatMap(([like, file]) => {
    const bytes = content.bytes(like);
    const text = texts.get(like);
    const after = text === undefined ? bytes : Buffer.from(content.withText(like, text));
    return bytes && after ? [{ file, before: content.bytes(file), after, like }] : [];
  });
  const isMissing = copies.some(({ before }) => before === null);
  // Old files are deleted only after all new ones are there.
  if (copies.length < moves.size && isMissing) throw takenError(to);
  return copies.filter(({ file, before, after, like }) => {
    if (before?.equals(after)) return false;
    const own = written.get(file);
    const isOwn = before === null || (own !== undefined && before.equals(Buffer.from(own)));
    if (!isOwn && !isSameFile(content.root, like, file)) throw takenError(file);
    return true;
  });
}

/** Whether two names, perhaps spelled in upper and lower case, lead to one file. */
function isSameFile(root: string, a: string, b: string): boolean {
  const [first, second] = [a, b].map((file) => lstatIfThere(path.join(root, file)));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

/**
 * Maps the old addresses of moved pages to the new ones, both decoded. If a page's permalink stays the same, the address
 * that its old file had leads to it. A permalink made from the file's name (`:slug`) changes with the file.
 */
function movedAddresses(moves: MovedFiles, sources: ReadonlyMap<string, string>): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [from, to] of moves) {
    const source = sources.get(from);
    // Files in hidden folders, or with hidden names, are not pages.
    if (source === undefined || !isSource(from)) continue;
    const { page } = parseSource(from, source);
    const after = pathOf({ ...page, relativePath: to });
    // The permalink is unchanged, but readers may also have used the address of the old file.
    const before = page.path === after ? page.regularPath : page.path;
    if (before !== after) moved.set(decodeSafely(before), decodeSafely(after));
  }
  return moved;
}

/** Prints the result of a move. */
export function printMove(result: MoveResult, source: string, isDryRun = false): void {
  const { from, to, moves, changed, links, redirects, emigrants } = result;
  if (result.isDone) {
    console.log(`nothing to do  ${source}/${to} is there, and ${source}/${from} is not`);
    return;
  }
  console.log(
    `${isDryRun ? 'would move' : 'moved'}  ${source}/${from} → ${source}/${to}  (${formatCount(moves.size, 'file')})`,
  );
  console.log(`links updated  ${links}`);
  for (const [before, after] of redirects) console.log(`redirect  ${before} → ${after}`);
  for (const emigrant of emigrants) console.log(`sidebar  ${describeEmigrant(emigrant, source)}`);
  for (const file of changed) console.log(`${isDryRun ? 'would change' : 'changed'}  ${source}/${file}`);
}

function describeEmigrant({ file, left, now }: Emigrant, source: string): string {
  const gone = `${source}/${left} no longer lists ${file}; `;
  if (now === 'listed') return `${gone}the sidebar of its new section lists it already`;
  if (now === 'no sidebar') return `${gone}its new section has no sidebar.yml and shows all its pages`;
  const group = now.groups.length > 0 ? `, in ${now.groups.join(' → ')}` : '';
  return `${gone}it is listed in ${source}/${now.file}:${now.line}${group}`;
}
