import { readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from './error-code';

/** Sorted paths of all files below a folder, relative to it, with `/`; empty when the folder does not exist. */
export function filesBelow(folder: string): string[] {
  return readFolder(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
