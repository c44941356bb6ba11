import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { errorCodeOf } from './error-code';
import { UsageError } from './problems';

/**
 * Text of a file with `\n` as line breaks and without a byte order mark; null when it does not exist. `ENOTDIR` (a file
 * where the content folder should be) also gives null: it is reported when the content tree is read. Throws
 * `UsageError` for what is no file, such as a folder or a named pipe.
 */
export async function readOptionalText(file: string): Promise<string | null> {
  try {
    // Without `O_NONBLOCK`, to open a named pipe would wait for ever.
    const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      if (!(await handle.stat()).isFile())
        throw new UsageError(`${file} is not a file. Delete or rename it.`);
      return (await handle.readFile('utf8')).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return null;
    throw error;
  }
}
