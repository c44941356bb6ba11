import { createHash } from 'node:crypto';
import { COMPRESSION } from './compress';

/** Ends the keys of files of a build that writes compressed copies, also of those too small for a copy. */
const COPIES_MARK = '+';

/** Key of a file with this content, or of a lazy file made from this text. It changes with the way of compression. */
export function keyOf(data: string | Uint8Array, isPrecompressed: boolean): string {
  const hash = createHash('sha1').update(isPrecompressed ? COMPRESSION : '');
  return hash.update(data).digest('base64url') + (isPrecompressed ? COPIES_MARK : '');
}

/** Whether a key belongs to a file of a build that wrote compressed copies. */
export function isKeyOfPrecompressed(key: string): boolean {
  return key.endsWith(COPIES_MARK);
}
