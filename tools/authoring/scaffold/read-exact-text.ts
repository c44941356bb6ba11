import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../../support/error-code';
import { UsageError } from '../../support/problems';

/**
 * Reads a text file unchanged, line breaks and byte order mark included, so that it can be edited and written back; null
 * when it does not exist. Throws `UsageError` if it is not UTF-8.
 */
export async function readExactText(root: string, name: string): Promise<string | null> {
  const file = path.join(root, name);
  try {
    const bytes = await readFile(file);
    if (isUtf8(bytes)) return bytes.toString();
    throw new UsageError(`${file} is not valid UTF-8 (it may be GBK or UTF-16). Save it as UTF-8 first.`);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
