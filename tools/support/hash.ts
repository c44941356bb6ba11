import { createHash } from 'node:crypto';

/** Hexadecimal digits of a content hash in file names: enough that two versions of a chunk do not collide. */
const HASH_DIGITS = 10;

/** Hash of a file's content for use in its name, in lower-case hexadecimal. */
export function contentHash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, HASH_DIGITS);
}
