import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describeSystemFault, errorCodeOf } from '../support/error-code';
import { errorAt, type Problem } from '../support/problems';

/** Maximum size of a Markdown file, in bytes. Readers would wait too long for the page of a larger file. */
const MAX_SOURCE_BYTES = 2 * 1024 * 1024;

/** System error codes for faults of the file itself, which its author can fix. */
const OWN_FAULTS = new Set(['EACCES', 'EPERM', 'ENOENT', 'EISDIR', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

export interface ReadResult {
  /** Text without byte order mark, line breaks as `\n`; null for a file that cannot be a page. */
  text: string | null;
  problems: Problem[];
}

/** Reads and decodes one Markdown file. */
export async function readSource(root: string, relativePath: string): Promise<ReadResult> {
  const file = path.join(root, relativePath);
  try {
    const { size } = await stat(file);
    // Checked before reading: the file may be larger than the memory.
    if (size > MAX_SOURCE_BYTES) return tooLarge(relativePath, size);
    return decodeSource(await readFile(file), relativePath);
  } catch (error) {
    const fault = describeSystemFault(error);
    // Other errors, such as too many open files, are not the fault of this file.
    if (fault === undefined || !OWN_FAULTS.has(errorCodeOf(error) ?? '')) throw error;
    return unreadable(relativePath, fault);
  }
}

/** Decodes a Markdown file; checks its size and its encoding. */
export function decodeSource(bytes: Buffer, relativePath: string): ReadResult {
  const size = bytes.length;
  if (size > MAX_SOURCE_BYTES) return tooLarge(relativePath, size);
  const text = normalize(decode(bytes));
  return { text, problems: checkEncoding(bytes, relativePath) };
}

/** Decodes UTF-8; invalid bytes become U+FFFD. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Normalises line breaks. Replaces Unicode line separators, which would end a heading early, and NUL (CommonMark). */
function normalize(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029]/g, ' ')
    .replaceAll('\0', '\uFFFD');
}

const ENCODING_HINT = 'Save it as UTF-8 (it may be GBK or UTF-16).';

/** Reports where invalid UTF-8 begins: at the first byte that changes when the file is decoded and encoded again. */
function checkEncoding(bytes: Buffer, file: string): Problem[] {
  if (isUtf8(bytes)) {
    // In UTF-16 without a byte order mark, one of the first two bytes is NUL, unless the text begins with Chinese.
    const isUtf16 = bytes.subarray(0, 2).includes(0);
    return isUtf16 ? [errorAt({ file }, 'encoding', 'the file contains NUL bytes', ENCODING_HINT)] : [];
  }
  const reencoded = Buffer.from(decode(bytes));
  const validLength = reencoded.findIndex((byte, i) => byte !== bytes[i]);
  const before = normalize(decode(bytes.subarray(0, validLength))).split('\n');
  const column = (before.at(-1) ?? '').replace(/\uFFFD$/, '').length + 1;
  const place = { file, line: before.length, column };
  return [errorAt(place, 'encoding', 'the file is not valid UTF-8 from here on', ENCODING_HINT)];
}

function unreadable(file: string, fault: string): ReadResult {
  const [message, hint] = file.includes('\uFFFD')
    ? ['the name of the file is not valid UTF-8', 'Rename it.']
    : [
        `the file cannot be read: ${fault}`,
        'A page must be a file that every user who builds the site can read.',
      ];
  return { text: null, problems: [errorAt({ file }, 'unreadable', message, hint)] };
}

function tooLarge(file: string, size: number): ReadResult {
  const message = `the file has ${size} bytes, more than the allowed ${MAX_SOURCE_BYTES}`;
  return { text: null, problems: [errorAt({ file }, 'too-large', message, 'Split it into several pages.')] };
}
