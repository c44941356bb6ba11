import { decodeSafely } from '../../bundle/paths';

/** File extensions, and file names that say nothing about the content. */
const NOISE_PATTERN = /\.(?:html?|md|php|aspx?)$|^(?:index|readme|default)$/i;
/** Separators between the words of an address. */
const BREAK_PATTERN = /[\s\-_+.~]+/;

/** Search query for an address, from its last meaningful part: `/a/data-sync.html` → `data sync`. */
export function guessQuery(path: string): string {
  // Twice, because `index.html` first loses its extension, then `index`.
  const names = decodeSafely(path)
    .split('/')
    .map((part) => part.replace(NOISE_PATTERN, '').replace(NOISE_PATTERN, ''));
  const name = names.findLast((part) => part !== '') ?? '';
  return name.split(BREAK_PATTERN).filter(Boolean).join(' ');
}
