import { createHash } from 'node:crypto';

/** Hexadecimal digits of a content hash in file names; two versions of one chunk must not meet. */
const HASH_DIGITS = 10;

/** Hash of a file's bytes for its name: lower-case hexadecimal. */
export function contentHash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, HASH_DIGITS);
}
