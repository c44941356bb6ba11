import { readFile } from 'node:fs/promises';
import { errorCodeOf } from './error-code';

/**
 * Text of a file with plain line breaks and no byte order mark; null when it does not exist. That a file stands where
 * the content folder should be (`ENOTDIR`) is reported where its tree is read.
 */
export async function readOptional(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return null;
    throw error;
  }
}
