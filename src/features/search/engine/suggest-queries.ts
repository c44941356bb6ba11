import { MAX_SEARCH_SUGGESTIONS } from '../../../bundle/constants';
import { titleSubject } from '../../../bundle/search/title-subject';
import { correctSpelling } from './correct-spelling';
import type { IndexReader } from './index-reader';
import type { ParsedQuery } from './parse-query';
import type { RankedPage } from './rank-pages';

/**
 * Suggests queries instead of one that found nothing: with its Latin words corrected, and what the nearest pages are
 * about.
 */
export async function suggestQueries(
  reader: IndexReader,
  query: ParsedQuery,
  nearest: readonly RankedPage[],
): Promise<string[]> {
  const latin = query.concepts.filter(({ kind }) => kind === 'latin').map(({ term }) => term);
  const corrected = (await Promise.all(latin.map((term) => correctSpelling(reader, term)))).flat();
  const names = await Promise.all(
    nearest.slice(0, MAX_SEARCH_SUGGESTIONS).map(({ page }) => reader.name(page)),
  );
  const subjects = names.map(([, title]) => titleSubject(title));
  return Array.from(new Set([...corrected, ...subjects])).slice(0, MAX_SEARCH_SUGGESTIONS);
}
