import { OBJECT } from './inline-runs';

/** Length of the text shown on either side of a place. Characters. */
const REACH = 8;

/** The text around a place, on one line. */
export function excerpt(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - REACH), at + REACH)
    .replaceAll(OBJECT, '…')
    .replace(/\s+/g, ' ')
    .trim();
}
