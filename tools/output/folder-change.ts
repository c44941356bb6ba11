import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../cache-files';
import { errorCodeOf } from '../error-code';
import { foldersOf } from './folder-renames';

/** Above this many files the folder as a whole is exchanged: two renames, at no moment of which old and new are mixed. */
export const MAX_CHANGES = 1000;

/** In the staging folder while its files are being moved: what is to be done. */
const JOURNAL = '.change.json';

const changeSchema = z.object({
  /** Folders of the target that get another name, below it. */
  renames: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Files that are moved from the staging folder into the target, below both. */
  moves: z.array(z.string()),
  /** Files of the target that are removed, after all else. */
  removals: z.array(z.string()),
});

/** What makes the last build the new one. */
export type FolderChange = z.infer<typeof changeSchema>;

/**
 * Changes `target` file by file, `last` as the last of those moved. What is to be done is written down before:
 * when this is killed half-way, `finishChange` does the rest.
 */
export function applyChange(staging: string, target: string, change: FolderChange, last: string): void {
  writeWhole(path.join(staging, JOURNAL), JSON.stringify(change));
  carryOut(staging, target, change, last);
}

/** Completes a change that was begun with this staging folder; does nothing when there was none. */
export function finishChange(staging: string, target: string, last: string): void {
  const change = readJournal(path.join(staging, JOURNAL));
  if (change) carryOut(staging, target, change, last);
}

/** Whether a file would have to be where a folder is, or a folder where a file is: then the folder as a whole is exchanged. */
export function collides({ moves }: FolderChange, left: readonly string[]): boolean {
  const [old, folders] = [new Set(left), foldersOf(left)];
  return moves.some((file) => folders.has(file)) || [...foldersOf(moves)].some((folder) => old.has(folder));
}

/** Each step can be done again without harm. */
function carryOut(
  staging: string,
  target: string,
  { renames, moves, removals }: FolderChange,
  last: string,
): void {
  for (const { from, to } of renames) {
    if (existsSync(path.join(target, from))) renameSync(path.join(target, from), path.join(target, to));
  }
  for (const folder of new Set(moves.map((file) => path.dirname(file))))
    mkdirSync(path.join(target, folder), { recursive: true });
  // What others name comes before what names it: the bundle's files, pages, at last the index of all.
  const bundle = `${path.posix.dirname(last)}/`;
  const rankOf = (file: string) => (file === last ? 2 : file.startsWith(bundle) ? 0 : 1);
  for (const file of moves.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    if (existsSync(path.join(staging, file))) renameSync(path.join(staging, file), path.join(target, file));
  }
  for (const file of removals) rmSync(path.join(target, file), { force: true });
  for (const folder of new Set(removals.map((file) => path.dirname(file)))) removeEmpty(target, folder);
}

/** Removes a folder below `root` if there is nothing in it, and then those it lay in. */
function removeEmpty(root: string, folder: string): void {
  if (folder === '.') return;
  try {
    rmdirSync(path.join(root, folder));
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCodeOf(error) ?? '')) return;
    throw error;
  }
  removeEmpty(root, path.dirname(folder));
}

function readJournal(file: string): FolderChange | undefined {
  try {
    return changeSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None was begun: it is there, whole, before the first step.
    return undefined;
  }
}
