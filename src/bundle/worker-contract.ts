/** The contract for offline reading between the pages, the service worker and the build. */
import { SITE_MARK } from './constants';

/**
 * File of the service worker, below the site's base. Its name has no hash and is the one that the old site used, so
 * that this worker replaces the old one.
 */
export const WORKER_FILE = 'service-worker.js';

/** HTML file that starts the app at any address, below the site's base. */
export const SHELL_FILE = '404.html';

/** Page about reading offline. */
export const OFFLINE_PATH = '/offline.html';

/** Prefix of all cache names. The old site's cache names begin with `workbox-precache` instead. */
const CACHE_PREFIX = `docs${SITE_MARK}`;

/** Caches of the worker by what is in them. */
export const CACHES = {
  /** Page records and section indexes the reader has loaded. */
  records: `${CACHE_PREFIX}-records`,
  /** HTML of pages that the browser loaded, not the app. */
  pages: `${CACHE_PREFIX}-pages`,
  /** `site.json` and the start files. */
  site: `${CACHE_PREFIX}-site`,
  /** Parts of the search index. */
  search: `${CACHE_PREFIX}-search`,
  /** Scripts, styles and images that are not part of the shell. */
  files: `${CACHE_PREFIX}-files`,
} as const;

/** Prefix of the name of the worker's precache. */
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

/** Header of requests for files of a section being saved. The worker ignores them: saved files have their own cache. */
export const SAVE_HEADER = 'x-save-offline';

/** Data the build writes into the worker; it changes with every change of the site. */
export interface WorkerSite {
  buildId: string;
  /** Files of the shell that webpack does not know. `revision` is null if the file name contains a hash. */
  shell: { url: string; revision: string | null }[];
  /** The sections with their index files, as in `site.json`. `from` is the first path that a file lists. */
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
 * Messages to the worker. Pages of the old site send `skip-waiting` too. The worker answers `skip-waiting` and
 * `describe` on the port sent with the message.
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
  /** Addresses of the scripts and styles in the precache, among them all that a page loads at the start. */
  assets: string[];
}
