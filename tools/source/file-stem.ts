import { faultOfName } from '../support/safe-path';

/** Longest readable part of a file's name; a hash follows that says what is in it. Characters. */
const MAX_LENGTH = 80;

/** Readable part of the name of a file that is made of `text`: letters, digits, `_` and `-`, good on every system. */
export function fileStem(text: string, otherwise: string): string {
  const stem = text
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(-MAX_LENGTH);
  if (stem === '') return otherwise;
  // `con` would be a device on Windows, whatever follows it.
  return faultOfName(stem) ? `${otherwise}-${stem}` : stem;
}
