import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { errorCodeOf } from '../support/error-code';
import { UsageError } from '../support/problems';
import { leavesFolder, realPathOf, refuseSpecial } from '../support/real-path';
import { faultOfName, quote } from '../support/safe-path';

/** A change of one file of a content folder. */
export interface SourceChange {
  /** Below the content folder, with `/`. */
  file: string;
  /** The file's bytes that the change was made for; null if there was no such file. */
  before: Uint8Array | null;
  /** What the file becomes; null: it is deleted. */
  after: string | Uint8Array | null;
  /** A file whose permissions a new file gets. */
  like?: string;
}

/** How often an edit is made again because the file has changed meanwhile. */
const MAX_ATTEMPTS = 5;

/** Temporary files of commands. The leading dot hides them from builds and from a running development server. */
const TEMPORARY_FILES = '**/.docs-write-*.tmp';

/**
 * Throws `UsageError` when a command must not write or move something to `file`: the path is unsafe (`faultOfName`), or
 * a symbolic link in it is broken or leads out of the content folder. `file`: below `root`, with `/`.
 */
export function refuseOutside(root: string, file: string): void {
  const fault = faultOfName(file);
  if (fault) throw new UsageError(`The path ${quote(file)} ${fault.found}. ${fault.hint}`);
  const parts = file.split('/');
  for (const [i] of parts.entries()) {
    const place = path.join(root, ...parts.slice(0, i + 1));
    const isLink = lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    if (isLink && (realPathOf(place) === undefined || leavesFolder(place, root))) {
      throw new UsageError(
        `${place} is a symbolic link that leads out of ${root}, or nowhere. Nothing is written through it.`,
      );
    }
  }
}

/** Throws when a change of `file` is not allowed: by its path (`refuseOutside`), or by the permissions of file or folder. */
export function refuseUnwritable(root: string, file: string): void {
  refuseOutside(root, file);
  const target = path.join(root, file);
  const real = realPathOf(target);
  if (real !== undefined) accessSync(real, constants.W_OK);
  let folder = path.dirname(real ?? target);
  while (realPathOf(folder) === undefined) folder = path.dirname(folder);
  accessSync(folder, constants.W_OK | constants.X_OK);
}

/**
 * Makes a change as a whole or not at all. Returns false, and has done nothing, when the file is no longer what the
 * change was made for. Throws `UsageError` for a path outside the folder.
 */
export function writeSource(root: string, { file, before, after, like }: SourceChange): boolean {
  refuseOutside(root, file);
  const target = path.join(root, file);
  // If `target` is a symbolic link, the file it points to is replaced and the link is kept.
  const real = realPathOf(target) ?? target;
  if (after === null) {
    if (!isStill(real, before)) return false;
    rmSync(real, { force: true });
    return true;
  }
  mkdirSync(path.dirname(real), { recursive: true });
  const temporary = path.join(path.dirname(real), `.docs-write-${process.pid}.tmp`);
  try {
    writeFileSync(temporary, after);
    const model = before === null ? like && path.join(root, like) : real;
    const mode = model && statSync(model, { throwIfNoEntry: false })?.mode;
    if (mode) chmodSync(temporary, mode);
    if (!isStill(real, before)) return false;
    renameSync(temporary, real);
    return true;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Writes what `change` makes of a file, which it gets as text (null if there is none). If the file is changed meanwhile,
 * `change` is called again with the new text. It returns null to leave the file as it is.
 */
export function updateSource(
  root: string,
  file: string,
  change: (text: string | null) => string | null,
): void {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const before = readBytes(path.join(root, file));
    const text = before?.toString() ?? null;
    const after = change(text);
    if (after === null || after === text || writeSource(root, { file, before, after })) return;
  }
  throw new UsageError(`${file} was changed again and again while it was edited. Run the command again.`);
}

/**
 * Makes the changes of a command in their order. `plan` returns them, and gets what the command has written so far. If
 * the permissions do not allow one of them, none is made. If a file is changed meanwhile, or the command is killed, what
 * is left is planned anew: `plan` has to find the rest of a half done job.
 */
export async function changeSources<Plan extends { changes: readonly SourceChange[] }>(
  root: string,
  plan: (written: ReadonlyMap<string, string | Uint8Array>) => Promise<Plan>,
): Promise<Plan> {
  const written = new Map<string, string | Uint8Array>();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await removeTemporaryFiles(root);
    const planned = await plan(written);
    for (const { file } of planned.changes) refuseUnwritable(root, file);
    const isDone = planned.changes.every((change) => {
      const isMade = writeSource(root, change);
      if (isMade && change.after !== null) written.set(change.file, change.after);
      return isMade;
    });
    if (isDone) return planned;
  }
  throw new UsageError('Files were changed again and again meanwhile. Run the command again to complete it.');
}

/** Deletes the temporary files that killed commands have left. */
export async function removeTemporaryFiles(root: string): Promise<void> {
  const ignore = ['**/node_modules/**'];
  const left = await glob(TEMPORARY_FILES, { cwd: root, dot: true, ignore, followSymbolicLinks: false });
  for (const file of left) rmSync(path.join(root, file), { force: true });
}

/** Deletes the folders in a folder that hold no files, and the empty ones around it, up to the content folder. */
export function removeEmptyFolders(root: string, folder: string): void {
  const place = path.join(root, folder);
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const inside = isFolder ? readdirSync(place, { recursive: true, withFileTypes: true }) : [];
  const folders = inside.filter((entry) => entry.isDirectory());
  const names = folders.map((entry) => path.join(entry.parentPath, entry.name));
  for (const name of names.toSorted((a, b) => b.length - a.length)) removeIfEmpty(name);
  for (let name = place; name !== root; name = path.dirname(name)) removeIfEmpty(name);
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) throw error;
  }
}

/** Whether a file still has these bytes; null: does not exist. */
function isStill(file: string, before: Uint8Array | null): boolean {
  const now = readBytes(file);
  return before === null || now === null ? before === now : now.equals(before);
}

/** The bytes of a file; null if it does not exist. Throws `UsageError` for what is no file. */
export function readBytes(file: string): Buffer | null {
  refuseSpecial(file);
  try {
    return readFileSync(file);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
