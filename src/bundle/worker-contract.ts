/** The contract for offline reading between the pages, the service worker and the build. */

/** Service worker, below the base. The address is that of the old site's worker, which it replaces; never hashed. */
export const WORKER_FILE = 'service-worker.js';

/** File that starts the app at any address, below the base. */
export const SHELL_FILE = '404.html';

/** Page about reading offline. */
export const OFFLINE_PATH = '/offline.html';

/** First part of all cache names; those of the old site begin with `workbox-precache`. */
const CACHE_PREFIX = 'docs';

/** Caches of the worker by what is in them. */
export const CACHES = {
  /** Page records and section indexes the reader has loaded. */
  records: `${CACHE_PREFIX}-records`,
  /** HTML of pages opened by their address. */
  pages: `${CACHE_PREFIX}-pages`,
  /** `site.json` and the start files. */
  site: `${CACHE_PREFIX}-site`,
  /** Parts of the search index. */
  search: `${CACHE_PREFIX}-search`,
  /** Scripts, styles and images that are not part of the shell. */
  files: `${CACHE_PREFIX}-files`,
} as const;

/** First part of the name of the worker's precache. */
export const PRECACHE_PREFIX = CACHE_PREFIX;

const SAVED_PREFIX = `${CACHE_PREFIX}-saved-`;

/** Cache of a section the reader has saved. */
export function savedCacheName(section: string): string {
  return SAVED_PREFIX + encodeURIComponent(section);
}

/** The section whose saved files a cache holds; undefined for other caches. */
export function sectionOfCache(name: string): string | undefined {
  if (!name.startsWith(SAVED_PREFIX)) return undefined;
  try {
    return decodeURIComponent(name.slice(SAVED_PREFIX.length));
  } catch {
    // `savedCacheName` never returns such a name: another program made this cache.
    return undefined;
  }
}

/** Request header of files fetched to be saved: the worker ignores them, they have their own cache. */
export const SAVE_HEADER = 'x-save-offline';

/** Data the build writes into the worker; it changes with every change of the site. */
export interface WorkerSite {
  buildId: string;
  /** Files of the shell that webpack does not know, with their revisions; null where the name has a hash. */
  shell: { url: string; revision: string | null }[];
  /** Section name → its index files with the first path each holds, as in `site.json`. */
  sections: { name: string; parts: { from: string; file: string }[] }[];
}

/** A file of the bundle as the app has it in memory. */
export interface LoadedFile {
  /** Below `assets/`. */
  file: string;
  /** JSON. */
  body: string;
}

/**
 * Messages to the worker. Pages of the old site send `skip-waiting` too. The worker answers on the port sent
 * with the message.
 */
export type WorkerMessage =
  | { type: 'skip-waiting' }
  /** Asks for a `WorkerDescription`. */
  | { type: 'describe' }
  /** Files to cache that were loaded before the worker was active. */
  | { type: 'keep'; files: LoadedFile[] };

/** Which build a worker belongs to. */
export interface WorkerDescription {
  buildId: string;
  /** Addresses of the scripts and styles every page of the build loads, and others. */
  assets: string[];
}
