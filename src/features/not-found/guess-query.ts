import { decodeSafely } from '../../bundle/paths';

/** File endings, and names that say nothing about what is in a file. */
const NOISE_PATTERN = /\.(?:html?|md|php|aspx?)$|^(?:index|readme|default)$/i;
/** What stands between the words of an address. */
const BREAK_PATTERN = /[\s\-_+.~]+/;

/** Words a reader may have been after at an address, from its last part that says something: `/a/data-sync.html` → `data sync`. */
export function guessQuery(path: string): string {
  const names = decodeSafely(path)
    .split('/')
    .map((part) => part.replace(NOISE_PATTERN, '').replace(NOISE_PATTERN, ''));
  const name = names.findLast((part) => part !== '') ?? '';
  return name.split(BREAK_PATTERN).filter(Boolean).join(' ');
}
