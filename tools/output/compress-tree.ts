import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedBrotli } from './compression-cache';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What compresses well; images and fonts are compressed already. */
const TEXT_PATTERN = /\.(?:html|js|css|json|svg|xml|txt|md|webmanifest)$/;

/** Files that every reader downloads: the best compression, however slow. */
const SHARED_PATTERN = /\.(?:js|css)$/;

/** Smaller files fit in one packet as they are. Bytes. */
const MIN_BYTES = 1024;

/** Brotli's levels: 11 takes a hundred times as long as 5 and saves a sixth. */
const QUALITY = { shared: 11, page: 5 };

/** How many files are compressed at a time; zlib's own threads do the work. */
const CONCURRENCY = 8;

/** Writes `.br` and `.gz` beside every text file of a folder, for servers that send them. */
export async function compressTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_PATTERN.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    // The slowest first, so that none is left alone at the end.
    .toSorted((a, b) => Number(SHARED_PATTERN.test(b)) - Number(SHARED_PATTERN.test(a)));
  const queue = files.values();
  const work = async (): Promise<void> => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  if (data.length < MIN_BYTES) return;
  const isShared = SHARED_PATTERN.test(file);
  const [brotli, zipped] = await Promise.all([
    // Scripts and styles seldom change between builds, and their level is the slow one.
    isShared ? cachedBrotli(data, (all) => brotliOf(all, QUALITY.shared)) : brotliOf(data, QUALITY.page),
    toGzip(data, { level: isShared ? 9 : 6 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

function brotliOf(data: Buffer, quality: number): Promise<Buffer> {
  return toBrotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}
