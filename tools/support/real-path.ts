import { type BigIntStats, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from './error-code';
import { UsageError } from './problems';

/** Error codes for paths that lead to nothing: missing, below a file, circular links, impossible names. */
const NOTHING_THERE = 'ENOENT ENOTDIR ELOOP ENAMETOOLONG EINVAL ERR_INVALID_ARG_VALUE'.split(' ');

/** Result of `look`; undefined when it fails because the path leads to nothing. */
function ifThere<Found>(look: () => Found): Found | undefined {
  try {
    return look();
  } catch (error) {
    if (NOTHING_THERE.includes(errorCodeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Real path of a file after symbolic links; undefined when it does not exist. */
export function realPathOf(file: string): string | undefined {
  return ifThere(() => realpathSync.native(file));
}

/** Stats of what a path leads to; undefined when it leads nowhere. */
export function statIfThere(place: string): BigIntStats | undefined {
  return ifThere(() => statSync(place, { bigint: true }));
}

/** Stats of what is at a path, without following symbolic links; undefined when nothing is there. */
export function lstatIfThere(place: string): BigIntStats | undefined {
  return ifThere(() => lstatSync(place, { bigint: true, throwIfNoEntry: false }));
}

/** Throws `UsageError` for what is there but no file, such as a folder, or a named pipe, which would be read for ever. */
export function refuseSpecial(file: string): void {
  if (statIfThere(file)?.isFile() === false)
    throw new UsageError(`${file} is not a file. Delete or rename it.`);
}

/** Whether `file` is `folder` or something in it. Compares only the paths as texts: resolve symbolic links first. */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Whether the real path of a file is outside a folder. A path below the folder leaves it only by a symbolic link. */
export function leavesFolder(file: string, folder: string): boolean {
  const real = realPathOf(file);
  return real !== undefined && !isInside(real, realPathOf(folder) ?? folder);
}

/** Content of a file whose real path is inside a folder; null for anything else, and when it cannot be read. */
export function readInside(file: string, folder: string): Buffer | null {
  try {
    // Reading anything but a regular file (a pipe, a device) might never end.
    return statSync(file).isFile() && !leavesFolder(file, folder) ? readFileSync(file) : null;
  } catch {
    // Whatever the reason, the file is not available to readers; the caller reports it.
    return null;
  }
}
