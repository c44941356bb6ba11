import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { comparablePath, decodeSafely } from '../../src/bundle/paths';
import {
  listFiles,
  onlyChanged,
  readTexts,
  relinkPages,
  removeEmptyFolders,
} from '../authoring/scaffold/content-texts';
import { moveSidebars } from '../authoring/scaffold/move-sidebars';
import { moveSite } from '../authoring/scaffold/move-site';
import { moveRedirects } from '../authoring/scaffold/redirects-text';
import { type ResolvedMove, refuseSymbolicLinks, resolveMove } from '../authoring/scaffold/resolve-move';
import { REDIRECTS_FILE } from '../source/config/read-redirects';
import { SITE_CONFIG_FILE } from '../source/config/read-site-config';
import { formatVerifiedLock, readVerifiedLock, VERIFIED_LOCK_FILE } from '../source/config/verified-lock';
import { pathOf } from '../source/page-paths';
import { parseSource } from '../source/source-page';
import { refuseOutside, writeSource } from '../source/write-source';
import { compare } from '../support/compare';
import { formatCount } from '../support/format-count';
import { isInside } from '../support/real-path';

/** What a move did, or would do in a dry run. */
interface MoveResult extends ResolvedMove {
  /** Files whose text changes, by their names after the move, sorted. */
  changed: string[];
  /** Number of updated links, `prev` and `next` included. */
  links: number;
  /** Maps an old address that was published to the new one. */
  redirects: ReadonlyMap<string, string>;
}

/**
 * Moves a page, another file or a folder and updates everything that names it: links, images, `prev` and `next` in
 * pages, sidebars, navigation, redirects, `verified.lock`. All changes are computed before the first file is touched.
 * Throws `UsageError`.
 */
export async function movePage(
  root: string,
  from: string,
  to: string,
  isDryRun = false,
): Promise<MoveResult> {
  const files = await listFiles(root);
  const move = resolveMove(root, from, to, files);
  refuseSymbolicLinks(root, move.from);
  refuseOutside(root, move.to);
  const { sources, sidebars, site, redirects, isPublished } = await readTexts(root, files);
  const { texts, links } = await relinkPages(root, sources, move.moves, files);
  const titleOf = (file: string): string | undefined => {
    const { title } = parseSource(file, sources.get(file) ?? '').page.frontmatter;
    return title?.toString();
  };
  for (const [file, text] of moveSidebars(sidebars, move.moves, files, titleOf)) texts.set(file, text);

  const addresses = movedAddresses(move, sources);
  texts.set(SITE_CONFIG_FILE, moveSite(site, addresses, move));
  const lost = new Map(
    // A change of only upper and lower case needs no redirect: addresses ignore case.
    [...addresses].filter(([from, to]) => comparablePath(from) !== comparablePath(to) && isPublished(from)),
  );
  texts.set(REDIRECTS_FILE, moveRedirects(redirects, addresses, lost));
  const nameNow = (file: string) => move.moves.get(file) ?? file;
  const verified = await readVerifiedLock(root);
  if (verified.some(({ page }) => move.moves.has(page))) {
    const renamed = verified.map((line) => ({ ...line, page: nameNow(line.page) }));
    texts.set(VERIFIED_LOCK_FILE, formatVerifiedLock(renamed));
  }

  const changed = await onlyChanged(root, texts);
  if (!isDryRun) {
    for (const file of changed.keys()) refuseOutside(root, file);
    await mkdir(path.join(root, path.posix.dirname(move.to)), { recursive: true });
    await rename(path.join(root, move.from), path.join(root, move.to));
    for (const [before, after] of move.moves)
      if (!isInside(before, move.from)) await rename(path.join(root, before), path.join(root, after));
    for (const [file, text] of changed) writeSource(root, nameNow(file), text);
    await removeEmptyFolders(root, path.posix.dirname(move.from));
  }
  return {
    ...move,
    changed: [...changed.keys()].map(nameNow).toSorted(compare),
    links: [...links.values()].flat().length,
    redirects: lost,
  };
}

/**
 * Maps the old addresses of moved pages to the new ones, both decoded. If a page's permalink stays the same, the address
 * that its old file had leads to it. A permalink made from the file's name (`:slug`) changes with the file.
 */
function movedAddresses({ moves }: ResolvedMove, sources: ReadonlyMap<string, string>): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [from, to] of moves) {
    const source = sources.get(from);
    // Files in hidden folders, or with hidden names, are not pages.
    if (source === undefined || from.split('/').some((part) => part.startsWith('.'))) continue;
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
  const { from, to, moves, changed, links, redirects } = result;
  console.log(
    `${isDryRun ? 'would move' : 'moved'}  ${source}/${from} → ${source}/${to}  (${formatCount(moves.size, 'file')})`,
  );
  console.log(`links updated  ${links}`);
  for (const [before, after] of redirects) console.log(`redirect  ${before} → ${after}`);
  for (const file of changed) console.log(`${isDryRun ? 'would change' : 'changed'}  ${source}/${file}`);
}
