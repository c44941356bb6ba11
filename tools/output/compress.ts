import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { DIAGRAM_CHUNK } from '../app/app-assets';
import { cachedBrotli } from './compression-cache';

/** A file in the forms that servers send. */
export interface CompressedForms {
  br: Uint8Array;
  gz: Uint8Array;
}

/** What compresses well; images and fonts are compressed already. */
const TEXT_PATTERN = /\.(?:html|js|css|json|svg|xml|txt|md|webmanifest)$/;

/** Files that every reader downloads: the best compression, however slow. */
const SHARED_PATTERN = /\.(?:js|css)$/;

/** Smaller files fit in one packet as they are. Bytes. */
const MIN_BYTES = 1024;

/**
 * Levels. Brotli's 11 takes two seconds a megabyte, 50 times as long as 5, and saves a tenth. Gzip, for the few
 * that know no Brotli: 6 takes twice as long as 4 and saves a twenty-fifth.
 */
const QUALITY = { br: { shared: 11, page: 5 }, gz: { shared: 9, page: 4 } };

/** Part of the key of a compressed file: its forms are others when this is. */
export const COMPRESSION = JSON.stringify(QUALITY);

/** Compresses a file by its name; undefined for one that is sent as it is. */
export function compress(file: string, data: Uint8Array): CompressedForms | undefined {
  if (data.length < MIN_BYTES || !TEXT_PATTERN.test(file)) return undefined;
  const isShared = SHARED_PATTERN.test(file) && !DIAGRAM_CHUNK.test(file);
  // Scripts and styles seldom change between builds, and their level is the slow one.
  const br = isShared
    ? cachedBrotli(data, (all) => brotliOf(all, QUALITY.br.shared))
    : brotliOf(data, QUALITY.br.page);
  return { br, gz: gzipSync(data, { level: isShared ? QUALITY.gz.shared : QUALITY.gz.page }) };
}

function brotliOf(data: Uint8Array, quality: number): Buffer {
  return brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}
