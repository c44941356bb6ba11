import { hash } from 'node:crypto';

/** Length of a content hash, in hexadecimal digits: enough that two versions of a file do not collide. */
const HASH_DIGITS = 10;

/** Short hash of a content, for file names and cache keys, in lower-case hexadecimal. */
export function contentHash(data: string | Uint8Array): string {
  return hash('sha256', data).slice(0, HASH_DIGITS);
}

/** SHA-256 of texts, hexadecimal. `['ab', 'c']` and `['a', 'bc']` have different hashes. */
export function hashOf(texts: readonly string[]): string {
  return hash('sha256', JSON.stringify(texts));
}
