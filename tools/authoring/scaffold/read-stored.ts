import { readFile } from 'node:fs/promises';
import { errorCodeOf } from '../../support/error-code';
import { UsageError } from '../../support/problems';
import { textOf } from '../check/raw-text';

/**
 * Text of a file exactly as it is stored, to be changed in places; null when it does not exist. Throws `UsageError`
 * for one that is not UTF-8: written back it would be another.
 */
export async function readStored(file: string): Promise<string | null> {
  try {
    const text = textOf(await readFile(file));
    if (text !== undefined) return text;
    throw new UsageError(`${file} is not valid UTF-8 (it may be GBK or UTF-16). Save it as UTF-8 first.`);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
