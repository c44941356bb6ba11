import { editDistance } from './edit-distance';
import type { IndexReader } from './index-reader';

/** Minimum length of a word that is corrected, in characters: shorter words have too many similar words. */
const MIN_WORD = 4;

/** Minimum length of a word that may have two typing errors instead of one, in characters. */
const MIN_TWO_SLIPS = 8;

/** Maximum number of corrections. */
const MAX_WORDS = 3;

/** The Latin words in the site's names closest to `word` (one or two typing errors away), the most frequent first. */
export async function correctSpelling(reader: IndexReader, word: string): Promise<string[]> {
  if (word.length < MIN_WORD) return [];
  const limit = word.length >= MIN_TWO_SLIPS ? 2 : 1;
  // The first letter is usually right. If not, the right one may come second: two letters swapped, or one too many in
  // front.
  for (const letter of new Set([word.slice(0, 1), word.slice(1, 2)])) {
    const near = Object.entries(await reader.words(letter))
      .map(([known, pages]) => ({ known, pages, distance: editDistance(word, known, limit) }))
      .filter(({ known, distance }) => distance <= limit && known !== word)
      .sort((a, b) => a.distance - b.distance || b.pages - a.pages);
    const nearest = near.filter(({ distance }) => distance === near[0]?.distance);
    if (nearest.length > 0) return nearest.slice(0, MAX_WORDS).map(({ known }) => known);
  }
  return [];
}
