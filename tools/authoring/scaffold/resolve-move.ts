import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cardFileOf } from '../../site/find-pictures';
import { SETTINGS_PATTERN } from '../../source/content-tree';
import { isIndexFile } from '../../source/page-paths';
import { nearestHint } from '../../support/nearest-name';
import { UsageError } from '../../support/problems';
import { isInside, realPathOf } from '../../support/real-path';
import { checkNewName, contentPath, isContentFile, isContentFolder, isTaken, rivalsOf } from './new-name';
import type { MovedFiles } from './retarget';

/** A requested move: one page or other file, or a folder with everything in it and, for a section, its picture. */
export interface ResolvedMove {
  /** Below the content folder. */
  from: string;
  to: string;
  /** Every file that moves, old name → new; those that an interrupted run has moved already, too. */
  moves: MovedFiles;
  /** Whether an interrupted run has moved everything: only `to` is there. */
  isDone: boolean;
}

/** Resolves `from` and `to`. Throws `UsageError` when the source cannot be moved, or cannot be moved to `to`. */
export function resolveMove(
  root: string,
  from: string,
  to: string,
  files: ReadonlySet<string>,
): ResolvedMove {
  const done = findDone(root, from, to);
  if (done) return { ...done, moves: new Map(), isDone: true };
  const source = resolveSource(root, from, files);
  const isFile = isContentFile(root, source);
  const target = resolveTarget(root, source, to, isFile);
  checkNewName(target);
  if (source === target) throw new UsageError(`${source} already has this name.`);
  if (target.startsWith(`${source}/`))
    throw new UsageError(`${source} cannot move into itself, to ${target}.`);
  // A page and a folder of one name would have addresses that differ only in their ending: `b.md` and `b/README.md`.
  const rivals = isFile ? rivalsOf(target) : [`${target}.md`];
  const rival = rivals.find((file) => file !== source && isTaken(root, file));
  if (rival !== undefined) throw takenError(rival);
  return { from: source, to: target, moves: movesOf(source, target, isFile, files), isDone: false };
}

export function takenError(file: string): UsageError {
  return new UsageError(`${file} already exists. Choose another name, or move it away first.`);
}

/** Every file that moves. A file that is only in the new folder may have been moved by an interrupted run. */
function movesOf(from: string, to: string, isFile: boolean, files: ReadonlySet<string>): MovedFiles {
  if (isFile) return new Map([[from, to]]);
  const moves = new Map<string, string>();
  for (const file of files) {
    if (file.startsWith(`${from}/`)) moves.set(file, to + file.slice(from.length));
    if (file.startsWith(`${to}/`)) moves.set(from + file.slice(to.length), file);
  }
  // The picture of a section moves with its folder.
  const [before, after] = [cardFileOf(from), cardFileOf(to)];
  const isSection = !`${from}${to}`.includes('/');
  if (isSection && files.has(before)) moves.set(before, after);
  return moves;
}

/**
 * The names of a move of which nothing is left to do, because `from` is gone and `to` is there. Only `a/` means a folder
 * here: `a` may be a misspelt page that was to move into `to`.
 */
function findDone(root: string, from: string, to: string): { from: string; to: string } | undefined {
  const asked = contentPath(root, from);
  const bare = asked.replace(/\/$/, '');
  if ([bare, `${bare}.md`].some((name) => isTaken(root, name))) return undefined;
  const isFile = asked === bare;
  const source = isFile && !/\.\w+$/.test(bare) ? `${bare}.md` : bare;
  const target = resolveTarget(root, source, to, isFile);
  const isThere = isFile ? isContentFile(root, target) : isContentFolder(root, target);
  return isThere ? { from: source, to: target } : undefined;
}

/** The page, other file or folder to be moved or deleted. Throws `UsageError`, also for one that has to stay. */
export function resolveSource(root: string, argument: string, files: ReadonlySet<string>): string {
  const source = resolveName(root, argument, files);
  if (SETTINGS_PATTERN.test(source))
    throw new UsageError(`${source} is a settings file, which the tools find by its name. It has to stay.`);
  if (!source.includes('/') && isIndexFile(source))
    throw new UsageError(`${source} is the home page, which cannot be moved or deleted.`);
  return source;
}

/** The page, other file or folder that an argument names. Throws `UsageError`. */
export function resolveName(root: string, argument: string, files: ReadonlySet<string>): string {
  const asked = contentPath(root, argument);
  if (/\.(?!md$)\w+$/.test(asked) && isContentFile(root, asked)) return asked;
  const bare = asked.replace(/\/$/, '');
  const isFolder = isContentFolder(root, bare);
  const isFile = isContentFile(root, `${bare}.md`);
  if (asked.endsWith('.md') && isContentFile(root, asked)) return asked;
  if (isFile && isFolder && !asked.endsWith('/')) {
    throw new UsageError(`There are ${bare}.md and ${bare}/. Say which: "${bare}.md" or "${bare}/".`);
  }
  if (isFile && !asked.endsWith('/')) return `${bare}.md`;
  if (isFolder) return bare;
  const pages = [...files].filter((file) => file.endsWith('.md'));
  const hint = nearestHint(asked.replace(/(?:\.md)?$/, '.md'), pages, 'No page has a similar name.');
  throw new UsageError(`There is no page, file or folder ${asked}. ${hint}`);
}

/**
 * The new name of `source`. `b/` means "into `b`". So does `b` if a file moves, `b` is a folder, and there is no file
 * `b` with its extension. A file keeps its extension.
 */
function resolveTarget(root: string, source: string, argument: string, isFile: boolean): string {
  const asked = contentPath(root, argument);
  const extension = path.posix.extname(source);
  const isInto =
    /[/\\]$/.test(argument) ||
    (isFile && isContentFolder(root, asked) && !isContentFile(root, asked + extension));
  const bare = asked.replace(/\/$/, '');
  if (isInto) return path.posix.join(bare, path.posix.basename(source));
  if (!isFile && bare.endsWith('.md'))
    throw new UsageError(`${source} is a folder, ${bare} a page. Name a folder.`);
  return isFile && !bare.endsWith(extension) ? bare + extension : bare;
}

/** Throws `UsageError` when a symbolic link is inside `from`, is part of its path, or leads into it. */
export function refuseSymbolicLinks(root: string, from: string): void {
  const realFrom = path.join(realPathOf(root) ?? root, from);
  const links = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const link = links.find((name) => {
    const real = realPathOf(path.join(root, name));
    const leadsIntoMoved = real !== undefined && isInside(real, realFrom);
    return isInside(name, from) || isInside(from, name) || leadsIntoMoved;
  });
  if (link === undefined) return;
  throw new UsageError(
    `The symbolic link ${link} is inside ${from}, is part of its path, or leads into it. Remove the link first and create it again afterwards.`,
  );
}
