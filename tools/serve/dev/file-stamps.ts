import { statSync } from 'node:fs';

/** Detects changes in files other than the sources. */
export class FileStamps {
  readonly #stamps = new Map<string, string>();

  /** Whether a file (absolute path) has changed since the last call; true at the first call. */
  hasChanged(file: string): boolean {
    const stamp = stampOf(file);
    if (this.#stamps.get(file) === stamp) return false;
    this.#stamps.set(file, stamp);
    return true;
  }

  /** Whether a file or folder exists. */
  exists(file: string): boolean {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  }
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  if (stats?.isDirectory()) return 'folder';
  return stats ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : 'missing';
}
