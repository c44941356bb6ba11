import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeWhole } from '../cache-files';
import { cacheFolder } from '../cache-folder';

/** Where compressed files are kept between builds; may be deleted at any time. */
const CACHE_DIR = cacheFolder('compressed');

/**
 * The Brotli form of `data` from the cache, else made by `compress` and kept. An entry that does not
 * unpack to `data` counts as none.
 */
export function cachedBrotli(
  data: Uint8Array,
  compress: (data: Uint8Array) => Buffer,
  folder = CACHE_DIR,
): Buffer {
  const file = path.join(folder, `${createHash('sha256').update(data).digest('hex')}.br`);
  const kept = readEntry(file, data);
  if (kept) return kept;
  const made = compress(data);
  writeWhole(file, made);
  return made;
}

function readEntry(file: string, data: Uint8Array): Buffer | undefined {
  try {
    const entry = readFileSync(file);
    return brotliDecompressSync(entry).equals(data) ? entry : undefined;
  } catch {
    // Missing or damaged: both mean that it has to be made.
    return undefined;
  }
}
