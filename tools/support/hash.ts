import { createHash } from 'node:crypto';

/** Length of a content hash, in hexadecimal digits: enough that two versions of a file do not collide. */
const HASH_DIGITS = 10;

/** Short hash of a content, for file names and cache keys, in lower-case hexadecimal. */
export function contentHash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, HASH_DIGITS);
}

/** SHA-256 of texts, hexadecimal. Their lengths are hashed too, so that ['ab', 'c'] and ['a', 'bc'] differ. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}
