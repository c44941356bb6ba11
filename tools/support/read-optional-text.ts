import { readFile } from 'node:fs/promises';
import { errorCodeOf } from './error-code';
import { refuseSpecial } from './real-path';

/**
 * Text of a file with `\n` as line breaks and without a byte order mark; null when it does not exist. `ENOTDIR` (a file
 * where the content folder should be) also gives null: it is reported when the content tree is read. Throws
 * `UsageError` for what is no file.
 */
export async function readOptionalText(file: string): Promise<string | null> {
  refuseSpecial(file);
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return null;
    throw error;
  }
}
