import { createHash } from 'node:crypto';

/** Hexadecimal digits of a content hash in file names: enough that two versions of a chunk do not collide. */
const HASH_DIGITS = 10;

/** Hash of a file's content for use in its name, in lower-case hexadecimal. */
export function contentHash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, HASH_DIGITS);
}

/** SHA-256 of texts, hexadecimal. Their lengths are hashed too, so that ['ab', 'c'] and ['a', 'bc'] differ. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}
