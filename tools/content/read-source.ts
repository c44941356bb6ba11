import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../error-code';
import type { Problem } from '../problems';

/** A Markdown file larger than this is refused: a reader would wait too long for its page. Bytes. */
export const MAX_SOURCE_BYTES = 2 * 1024 * 1024;

/** A Markdown file as read: no byte order mark, line breaks as `\n`. */
export interface SourceFile {
  /** Below the content folder, with `/`. */
  relativePath: string;
  text: string;
}

export type ReadResult = { source: SourceFile; problems: Problem[] } | { source: null; problems: Problem[] };

/** Reads and decodes one Markdown file. */
export async function readSource(root: string, relativePath: string): Promise<ReadResult> {
  const file = path.join(root, relativePath);
  const { size } = await stat(file);
  if (size > MAX_SOURCE_BYTES) {
    const message = `the file has ${size} bytes, more than the allowed ${MAX_SOURCE_BYTES}`;
    return {
      source: null,
      problems: [problem(relativePath, 1, 'too-large', message, 'Split it into several pages.')],
    };
  }
  const { text, problems } = decode(await readFile(file), relativePath);
  return { source: { relativePath, text: normalize(text) }, problems };
}

/** One kind of line break; what editors leave behind unseen (U+2028, NUL) would end a heading early. */
function normalize(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029]/g, ' ')
    .replaceAll('\0', '\uFFFD');
}

function decode(bytes: Buffer, relativePath: string): { text: string; problems: Problem[] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), problems: [] };
  } catch (error) {
    if (errorCodeOf(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    const text = new TextDecoder('utf-8').decode(bytes);
    const before = text.slice(0, text.indexOf('\uFFFD'));
    const line = before.split('\n').length;
    const message = 'the file is not valid UTF-8 from here on';
    return {
      text,
      problems: [problem(relativePath, line, 'encoding', message, 'Save it as UTF-8 (it may be GBK).')],
    };
  }
}

function problem(file: string, line: number, rule: string, message: string, hint: string): Problem {
  return { severity: 'error', file, line, column: 1, rule, message, hint };
}
