import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

/** `<size> <time>` of a file; empty when there is no file. A different stamp means that the content may differ. */
export function stampOf(place: string): string {
  const found = statSync(place, { throwIfNoEntry: false });
  return found?.isFile() ? `${found.size} ${found.mtimeMs}` : '';
}

/** Longest name of a file or folder that file systems allow. Bytes. */
const MAX_NAME_BYTES = 255;

/** Names of devices on Windows, with any extension. */
const DEVICE_PATTERN = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Control characters, lone surrogates, and the backslash, which separates folders on Windows. */
const FORBIDDEN_PATTERN = /[\p{Cc}\p{Cs}\\]/u;

/** Whether a name (with `/`) is valid below a folder on every file system and cannot lead out of it. */
export function isFileName(name: string): boolean {
  const isPart = (part: string) =>
    part !== '' &&
    !/[. ]$/.test(part) &&
    !DEVICE_PATTERN.test(part) &&
    Buffer.byteLength(part) <= MAX_NAME_BYTES;
  return !FORBIDDEN_PATTERN.test(name) && name.split('/').every(isPart);
}
