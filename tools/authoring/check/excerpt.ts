import { OBJECT } from './inline-runs';

/** Shown on either side of a place. Characters. */
const REACH = 8;

/** The words around a place in a text, on one line. */
export function excerpt(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - REACH), at + REACH)
    .replaceAll(OBJECT, '…')
    .replace(/\s+/g, ' ')
    .trim();
}
