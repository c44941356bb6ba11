import { createHash } from 'node:crypto';
import { COMPRESSION } from './compress';

/** Last character of all keys in a build that writes compressed copies, even for files too small for a copy. */
const COPIES_MARK = '+';

/**
 * Key of a file, made from its content or, for a lazy file, from the key of its text. For a build that writes
 * compressed copies, the key also depends on the compression levels.
 */
export function keyOf(data: string | Uint8Array, isPrecompressed: boolean): string {
  const hash = createHash('sha1').update(isPrecompressed ? COMPRESSION : '');
  return hash.update(data).digest('base64url') + (isPrecompressed ? COPIES_MARK : '');
}

/** Whether a key belongs to a file of a build that wrote compressed copies. */
export function isKeyOfPrecompressed(key: string): boolean {
  return key.endsWith(COPIES_MARK);
}
