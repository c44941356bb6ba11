import { SEARCH_EXCERPT_LENGTH } from '../../bundle/constants';
import { markText } from './mark-text';
import type { MarkedPart } from './search-types';

/** How much of an excerpt stands before its first match: enough to see what it is about. */
const LEAD_SHARE = 0.25;

/** A sentence that begins this near before the cut is taken whole. Characters. */
const SENTENCE_REACH = 16;

/** The part of a text with the most different words that were asked for, marked; its beginning when it has none. */
export function cutExcerpt(
  text: string,
  pattern: RegExp | null,
  length = SEARCH_EXCERPT_LENGTH,
): MarkedPart[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  const matches = pattern ? Array.from(flat.matchAll(pattern)) : [];
  const start = startOf(flat, matches, length);
  const end = Math.min(flat.length, start + length);
  const parts = markText(flat.slice(start, end), pattern);
  if (start > 0) parts.unshift({ text: '…', isMatch: false });
  if (end < flat.length) parts.push({ text: '…', isMatch: false });
  return parts;
}

function startOf(text: string, matches: readonly RegExpExecArray[], length: number): number {
  let best = 0;
  let bestCount = 0;
  for (const [i, first] of matches.entries()) {
    const limit = first.index + length * (1 - LEAD_SHARE);
    const inside = matches.slice(i, i + length).filter(({ index }) => index < limit);
    const count = inside.length / 100 + new Set(inside.map(([word]) => word.toLowerCase())).size;
    if (count > bestCount) [best, bestCount] = [first.index, count];
  }
  const start = Math.max(0, Math.min(best - Math.round(length * LEAD_SHARE), text.length - length));
  if (start < SENTENCE_REACH) return 0;
  const sentence = text.slice(start - SENTENCE_REACH, best).search(/(?<=[。！？；]\s?)[^\s。！？；]/u);
  return sentence < 0 ? start : start - SENTENCE_REACH + sentence;
}
