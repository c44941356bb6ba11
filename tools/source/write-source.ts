import { chmodSync, lstatSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../support/problems';
import { leavesFolder, realPathOf } from '../support/real-path';
import { faultOfName, quote } from '../support/safe-path';

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

/** Writes a file of a content folder as a whole or not at all. Throws `UsageError` for a path outside the folder. */
export function writeSource(root: string, file: string, data: string | Uint8Array): void {
  refuseOutside(root, file);
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  // If `target` is a symbolic link, the file it points to is replaced and the link is kept.
  const real = realPathOf(target) ?? target;
  // The leading dot hides the file from builds and from a running development server.
  const temporary = path.join(path.dirname(real), `.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, data);
    const mode = statSync(real, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, real);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
