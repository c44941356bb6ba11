import path from 'node:path';

/** Where everything is kept that is remembered between builds; `DOCS_CACHE` names another place, below `node_modules/`. */
const CACHE_ROOT = process.env.DOCS_CACHE || path.resolve(import.meta.dirname, '../node_modules/.cache');

/** A folder for one kind of things; it may be deleted at any time, and need not exist. */
export function cacheFolder(name: string): string {
  return path.join(CACHE_ROOT, name);
}
