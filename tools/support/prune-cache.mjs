// @ts-check
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Maximum size of a cache. Beyond this size, the least recently used entries are deleted. Bytes. */
const MAX_BYTES = 500 * 1024 * 1024;

/** Entries used more recently than this are kept: another process may be reading or writing them. Milliseconds. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000;

/** Folder for files that are being written. A killed process may leave a file there. */
export const TEMPORARY_FOLDER = 'tmp';

/**
 * Deletes old entries of a cache, which are files and folders two levels below `folder`.
 * @param {string} folder made if it does not exist
 * @param {number} maxBytes
 */
export function pruneCache(folder, maxBytes = MAX_BYTES) {
  mkdirSync(folder, { recursive: true });
  const kinds = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const entries = kinds.flatMap(({ name: kind }) =>
    readdirSync(path.join(folder, kind)).map((name) => ({ kind, ...measure(path.join(folder, kind, name)) })),
  );
  let bytes = 0;
  for (const entry of entries.sort((a, b) => b.time - a.time)) {
    bytes += entry.bytes;
    const isSuperfluous = entry.kind === TEMPORARY_FOLDER || bytes > maxBytes;
    if (isSuperfluous && Date.now() - entry.time > MIN_AGE_MS)
      rmSync(entry.place, { recursive: true, force: true });
  }
}

/**
 * Time of an entry's last use and its total size; both are 0 when another process has deleted it meanwhile.
 * @type {(place: string) => { place: string, time: number, bytes: number }}
 */
function measure(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  const inner = found?.isDirectory() ? readdirSync(place).map((name) => measure(path.join(place, name))) : [];
  const bytes = inner.reduce((sum, entry) => sum + entry.bytes, found?.size ?? 0);
  return { place, time: found?.mtimeMs ?? 0, bytes };
}
