import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DIAGRAM_CHUNK } from '../documents/app-assets';
import { plainCache } from '../support/cache';

/** Extensions of compressed copies. */
export const COMPRESSED_ENDINGS = ['.br', '.gz'] as const;

/** Files that compress well; images and fonts are compressed already. */
const TEXT_PATTERN = /\.(?:html|js|css|json|svg|xml|txt|md|webmanifest)$/;

/** Files that every reader downloads; they get the best compression, however slow. */
const SHARED_PATTERN = /\.(?:js|css)$/;

/** Minimum size of a file that is compressed; a smaller file fits in one packet. Bytes. */
const MIN_BYTES = 1024;

/**
 * Compression levels. Brotli's level 11 takes two seconds per megabyte, 50 times as long as level 5, and its output is
 * a tenth smaller. Gzip is for the few clients without Brotli: its level 6 takes twice as long as level 4, and its
 * output is a twenty-fifth smaller.
 */
const QUALITY = { br: { shared: 11, page: 5 }, gz: { shared: 9, page: 4 } };

/** Part of the keys of files with compressed copies, so that the copies are made again when the levels change. */
export const COMPRESSION = JSON.stringify(QUALITY);

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses a file in Node's own threads. Returns no copies of a small file, or of one that compresses badly. */
export async function compress(
  file: string,
  data: Uint8Array,
): Promise<[ending: string, data: Uint8Array][]> {
  if (data.length < MIN_BYTES || !TEXT_PATTERN.test(file)) return [];
  const isShared = SHARED_PATTERN.test(file) && !DIAGRAM_CHUNK.test(file);
  const [br, gz] = await Promise.all([
    // Shared files are cached: they seldom change between builds, and their level is slow.
    isShared ? cachedBrotliOf(data, QUALITY.br.shared) : brotliOf(data, QUALITY.br.page),
    gzipAsync(data, { level: isShared ? QUALITY.gz.shared : QUALITY.gz.page }),
  ]);
  return [
    ['.br', br],
    ['.gz', gz],
  ];
}

async function cachedBrotliOf(data: Uint8Array, quality: number): Promise<Uint8Array> {
  const key = [String(quality), createHash('sha256').update(data).digest('hex')];
  const cached = plainCache.read<Uint8Array>('brotli', key);
  if (cached) return cached;
  const made = await brotliOf(data, quality);
  plainCache.write('brotli', key, made);
  return made;
}

function brotliOf(data: Uint8Array, quality: number): Promise<Buffer> {
  return brotliAsync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}
