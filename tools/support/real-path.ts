import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from './error-code';

/** Codes of paths that lead to nothing: missing, below a file, links in a circle, names that no system has. */
const NOTHING_THERE: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'EINVAL',
  'ERR_INVALID_ARG_VALUE',
]);

/** Where a path really leads, symbolic links followed; undefined when there is nothing. */
export function realPathOf(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch (error) {
    if (NOTHING_THERE.has(errorCodeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Whether a path is a folder's own or below it. Both as they are spelled: resolve links before. */
export function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Whether what is at a path really lies outside a folder, which only symbolic links bring about. */
export function leavesFolder(file: string, folder: string): boolean {
  const real = realPathOf(file);
  return real !== undefined && !isBelow(real, realPathOf(folder) ?? folder);
}

/** Content of a file that really lies in a folder; null for anything else, and for what cannot be read. */
export function readInside(file: string, folder: string): Buffer | null {
  try {
    // Anything but a file (a pipe, a device) might never end.
    return statSync(file).isFile() && !leavesFolder(file, folder) ? readFileSync(file) : null;
  } catch {
    // Whatever the reason, there is no such file for a reader; the caller reports it.
    return null;
  }
}
