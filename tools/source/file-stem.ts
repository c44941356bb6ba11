import { faultOfName } from '../support/safe-path';

/** Longest readable part of a file's name; a content hash follows it. Characters. */
const MAX_LENGTH = 80;

/** Readable part of a file name, made from `text`: letters, digits, `_` and `-`, valid on every system. */
export function fileStem(text: string, otherwise: string): string {
  const stem = text
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(-MAX_LENGTH);
  if (stem === '') return otherwise;
  // Windows treats `con` as a device, whatever follows it.
  return faultOfName(stem) ? `${otherwise}-${stem}` : stem;
}
