import { SEARCH_EXCERPT_LENGTH } from '../../../bundle/constants';
import { markText, matchesOf } from './mark-text';
import type { MarkedPart } from './search-types';

/** Share of an excerpt before its first match if the sentence is too long; enough to see what the excerpt is about. */
const LEAD_SHARE = 0.25;

/** An excerpt starts with its sentence if at most this share of the excerpt is before the first match. */
const SENTENCE_SHARE = 0.5;

/** The end of a sentence or of a block. */
const SENTENCE_END_PATTERN = /[。！？；\n]\s*/gu;

/**
 * Cuts out the part of a text with the most different query words, and marks the words. The part starts at the
 * beginning of its sentence if that fits. A text without query words is cut from its start. Each line of the text is a
 * block.
 */
export function cutExcerpt(
  text: string,
  pattern: RegExp | null,
  length = SEARCH_EXCERPT_LENGTH,
): MarkedPart[] {
  const trimmed = text.trim();
  const start = startOf(trimmed, matchesOf(trimmed, pattern), length);
  const end = Math.min(trimmed.length, start + length);
  const parts = markText(flatten(trimmed.slice(start, end)), pattern);
  if (start > 0) parts.unshift({ text: '…', isMatch: false });
  if (end < trimmed.length) parts.push({ text: '…', isMatch: false });
  return parts;
}

/** Joins lines, with a space between them unless punctuation separates them. */
function flatten(text: string): string {
  return text
    .replace(/([。！？；：，、])\s+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function startOf(text: string, matches: ReturnType<typeof matchesOf>, length: number): number {
  let best = 0;
  let bestCount = 0;
  for (const [i, first] of matches.entries()) {
    const limit = first.start + length * (1 - LEAD_SHARE);
    const inside = matches.slice(i, i + length).filter(({ start }) => start < limit);
    // Repeats decide only between parts with as many different words.
    const count = inside.length / 100 + new Set(inside.map(({ word }) => word.toLowerCase())).size;
    if (count > bestCount) [best, bestCount] = [first.start, count];
  }
  // The whole text fits.
  if (text.length <= length) return 0;
  const last = Math.max(0, text.length - length);
  let sentence = 0;
  for (const end of text.slice(0, best).matchAll(SENTENCE_END_PATTERN)) sentence = end.index + end[0].length;
  if (best - sentence <= length * SENTENCE_SHARE) return sentence;
  return Math.min(best - Math.round(length * LEAD_SHARE), last);
}
