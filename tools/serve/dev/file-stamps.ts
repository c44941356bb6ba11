import { statSync } from 'node:fs';

/** Tells whether files beside the sources have changed since they were last looked at. */
export class FileStamps {
  readonly #stamps = new Map<string, string>();

  /** Whether a file (absolute path) is another than at the last look; true at the first. */
  hasChanged(file: string): boolean {
    const stamp = stampOf(file);
    if (this.#stamps.get(file) === stamp) return false;
    this.#stamps.set(file, stamp);
    return true;
  }

  /** Whether there is a file or folder. */
  exists(file: string): boolean {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  }
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  if (stats?.isDirectory()) return 'folder';
  return stats ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : 'missing';
}
