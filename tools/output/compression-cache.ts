import { createHash } from 'node:crypto';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { dropOldest, writeWhole } from '../cache-files';
import { cacheFolder } from '../cache-folder';

/** Where compressed files are kept between builds; may be deleted at any time. */
const CACHE_DIR = cacheFolder('compressed');

/** Files kept: scripts and styles of a few dozen states of the app. */
const MAX_FILES = 2000;

/**
 * The Brotli form of `data` from the cache, else made by `compress` and kept. An entry that does not
 * unpack to `data` counts as none.
 */
export async function cachedBrotli(
  data: Uint8Array,
  compress: (data: Uint8Array) => Promise<Buffer>,
  folder = CACHE_DIR,
): Promise<Buffer> {
  const file = path.join(folder, `${createHash('sha256').update(data).digest('hex')}.br`);
  const kept = readEntry(file, data);
  if (kept) return kept;
  const made = await compress(data);
  writeWhole(file, made);
  return made;
}

/** Removes what was not used for the longest time. For the end of a build: another thread may be reading before. */
export function pruneCompressed(folder = CACHE_DIR, kept = MAX_FILES): void {
  if (existsSync(folder)) dropOldest(folder, kept);
}

function readEntry(file: string, data: Uint8Array): Buffer | undefined {
  try {
    const entry = readFileSync(file);
    if (!brotliDecompressSync(entry).equals(data)) return undefined;
    utimesSync(file, new Date(), new Date());
    return entry;
  } catch {
    // Missing or damaged: both mean that it has to be made.
    return undefined;
  }
}
