import path from 'node:path';

/** Where `tools/output/last-build.ts` keeps its lists. */
const CACHE_ROOT = path.resolve(import.meta.dirname, '../node_modules/.cache');

/** A folder for one kind of things; it may be deleted at any time, and need not exist. */
export function cacheFolder(name: string): string {
  return path.join(CACHE_ROOT, name);
}
