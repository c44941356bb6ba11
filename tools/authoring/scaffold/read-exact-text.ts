import { readFile } from 'node:fs/promises';
import { errorCodeOf } from '../../support/error-code';
import { UsageError } from '../../support/problems';
import { textOf } from '../check/raw-text';

/**
 * Reads a file exactly as it is stored, so that it can be edited in places; null when it does not exist. Throws
 * `UsageError` when it is not UTF-8: writing it back would change it.
 */
export async function readExactText(file: string): Promise<string | null> {
  try {
    const text = textOf(await readFile(file));
    if (text !== undefined) return text;
    throw new UsageError(`${file} is not valid UTF-8 (it may be GBK or UTF-16). Save it as UTF-8 first.`);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
