import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const fromBrotli = promisify(brotliDecompress);

/** Where compressed files are kept between builds; may be deleted at any time. */
const CACHE_DIR = path.resolve(import.meta.dirname, '../../node_modules/.cache/compressed');

/**
 * The Brotli form of `data` from the cache, else made by `compress` and kept. An entry that does not
 * unpack to `data` counts as none.
 */
export async function cachedBrotli(
  data: Buffer,
  compress: (data: Buffer) => Promise<Buffer>,
  folder = CACHE_DIR,
): Promise<Buffer> {
  const file = path.join(folder, `${createHash('sha256').update(data).digest('hex')}.br`);
  const kept = await readEntry(file, data);
  if (kept) return kept;
  const made = await compress(data);
  await mkdir(folder, { recursive: true });
  // Under a name of its own first: a build killed here, or another at work, leaves no half entry.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, made);
  await rename(temporary, file);
  return made;
}

async function readEntry(file: string, data: Buffer): Promise<Buffer | undefined> {
  try {
    const entry = await readFile(file);
    return data.equals(await fromBrotli(entry)) ? entry : undefined;
  } catch {
    // Missing or damaged: both mean that it has to be made.
    return undefined;
  }
}
