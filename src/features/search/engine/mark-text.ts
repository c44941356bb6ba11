import { escapePattern } from '../../../shared/escape-pattern';
import type { MarkedPart } from './search-types';

/** A pattern that finds any of the words, the longest first; null when there is nothing to find. */
export function wordPattern(words: readonly string[]): RegExp | null {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const sources = longestFirst.filter((word) => word !== '').map(patternOfWord);
  return sources.length > 0 ? new RegExp(sources.join('|'), 'giu') : null;
}

/** Splits text into matches and the rest. */
export function markText(text: string, pattern: RegExp | null): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { 0: found, index } of pattern ? text.matchAll(pattern) : []) {
    if (index > at) parts.push({ text: text.slice(at, index), isMatch: false });
    parts.push({ text: found, isMatch: true });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/** Any white space in a text matches a space in a word. */
function patternOfWord(word: string): string {
  return escapePattern(word).replace(/\s+/g, '\\s+');
}
