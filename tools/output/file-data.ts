import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { OutputFile } from '../support/output-file';
import { COMPRESSION } from './compress';

/** The content of a file that is not lazy. */
export function bytesOf({ data = '', copyOf, parts }: OutputFile): Uint8Array {
  if (copyOf !== undefined) return readFileSync(copyOf);
  if (parts) return Buffer.concat([...parts].map((part) => Buffer.from(part)));
  return typeof data === 'string' ? Buffer.from(data) : data;
}

/** Gives a file a second name, by a hard link where the file system has them. */
export function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has hard links. If something else is wrong, copying fails too, with its own error.
    writeFileSync(to, readFileSync(from));
  }
}

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
