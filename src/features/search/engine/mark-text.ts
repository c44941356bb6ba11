import { normalizeText } from '../../../bundle/search/normalize-text';
import { escapePattern } from '../../../shared/escape-pattern';
import type { MarkedPart } from './search-types';

/** Latin words shorter than this are found only as whole words: a letter is in most words. */
const MIN_PIECE = 3;

/** Letters with accents, and full-width forms: the blocks Latin-1 Supplement to Extended-B, Additional, Full-width. */
const VARIANT_BLOCKS = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
  [0xff01, 0xff5e],
] as const;

/** Other spellings of a character, as a class of a pattern holds them. */
const VARIANTS = new Map<string, string>();
for (const [first, last] of VARIANT_BLOCKS) {
  for (let code = first; code <= last; code++) {
    const variant = String.fromCodePoint(code);
    const plain = normalizeText(variant).toLowerCase();
    if (plain !== variant.toLowerCase()) VARIANTS.set(plain, (VARIANTS.get(plain) ?? '') + variant);
  }
}

/** An accent as a character of its own. */
const ACCENTS = '[\\u0300-\\u036f]*';

/** A pattern that finds any of the words, the longest first; null when there is nothing to find. */
export function wordPattern(words: readonly string[]): RegExp | null {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const sources = longestFirst.filter((word) => word !== '').map(patternOfWord);
  return sources.length > 0 ? new RegExp(sources.join('|'), 'giu') : null;
}

/** A word as it may be spelt in a text. Any white space matches a space. */
function patternOfWord(word: string): string {
  return Array.from(normalizeText(word), (character) => {
    if (/\s/.test(character)) return '\\s+';
    const variants = VARIANTS.get(character.toLowerCase());
    const plain = escapePattern(character);
    return variants === undefined ? plain : `(?:${plain}|[${variants}])${ACCENTS}`;
  })
    .join('')
    .replace(/(?:\\s\+)+/g, '\\s+');
}

/** A match in a text. */
interface Match {
  word: string;
  start: number;
  end: number;
}

/**
 * Recognises a match inside a Latin word, such as “op” in “isTop”, from the letter before the match and its first
 * letter. “Top” is not inside a word: its capital begins one.
 */
const INSIDE_WORD_PATTERN = /^(?!\p{Script=Han})\p{L}\p{Ll}/u;

/** Recognises a Latin letter or a digit. */
const LATIN_PATTERN = /^(?!\p{Script=Han})[\p{L}\p{N}]/u;

/** The matches of a pattern that begin a word; short Latin words also end there. */
export function matchesOf(text: string, pattern: RegExp | null): Match[] {
  return Array.from(pattern ? text.matchAll(pattern) : [], ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  })).filter(({ word, start, end }) => {
    if (INSIDE_WORD_PATTERN.test(text.slice(Math.max(0, start - 1), start + 1))) return false;
    const isShort = word.length < MIN_PIECE && LATIN_PATTERN.test(word);
    return !isShort || !LATIN_PATTERN.test(text.slice(end, end + 2));
  });
}

/** Splits text into matches and the rest. */
export function markText(text: string, pattern: RegExp | null): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { word, start, end } of matchesOf(text, pattern)) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: word, isMatch: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}
