import { MAX_SEARCH_SUGGESTIONS } from '../../../bundle/constants';
import { correctSpelling } from './correct-spelling';
import type { IndexReader } from './index-reader';
import type { ParsedQuery } from './parse-query';

/**
 * Suggests queries similar to one that found nothing: corrections of its Latin words, and titles that share characters
 * with it. On a large site there are no titles: the first file of its index does not have them.
 */
export async function suggestQueries(reader: IndexReader, query: ParsedQuery): Promise<string[]> {
  const latin = query.concepts.filter(({ kind }) => kind === 'latin').map(({ term }) => term);
  const corrected = (await Promise.all(latin.map((term) => correctSpelling(reader, term)))).flat();
  const wanted = new Set(query.words.join(''));
  const similarTitles = (reader.entry.names ?? [])
    .map(([, title]) => ({
      title,
      common: Array.from(new Set(title)).filter((character) => wanted.has(character)).length,
    }))
    .filter(({ common }) => common > 1)
    .sort((a, b) => b.common / b.title.length - a.common / a.title.length)
    .map(({ title }) => title);
  return Array.from(new Set([...corrected, ...similarTitles])).slice(0, MAX_SEARCH_SUGGESTIONS);
}
