import { readFile } from 'node:fs/promises';
import { errorCodeOf } from '../error-code';

/** Text of a file exactly as it is stored, to be changed in places; null when it does not exist. */
export async function readStored(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
