import { statIfThere } from '../../support/real-path';

/** Detects changes in files other than page sources, by time, size and inode. */
export class FileStamps {
  readonly #stamps = new Map<string, string>();

  /** Whether a file (absolute path) has changed since the last call; true at the first call. */
  hasChanged(file: string): boolean {
    const stamp = stampOf(file);
    if (this.#stamps.get(file) === stamp) return false;
    this.#stamps.set(file, stamp);
    return true;
  }
}

function stampOf(file: string): string {
  const stats = statIfThere(file);
  // A folder's time changes when files in it are added or removed. These files are reported separately.
  if (stats?.isDirectory()) return 'folder';
  return stats ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : 'missing';
}
