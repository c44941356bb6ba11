import { MAX_SEARCH_SUGGESTIONS } from '../../../bundle/constants';
import { titleSubject } from '../../../bundle/search/title-subject';
import { correctSpelling } from './correct-spelling';
import type { IndexReader } from './index-reader';
import type { ParsedQuery } from './parse-query';
import type { RankedPage } from './rank-pages';

/** Smallest part of a suggested title's characters that the query has, too: below it, they share them by chance. */
const MIN_COMMON_SHARE = 0.4;

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
<<<<<<< HEAD
  const names = await Promise.all(
    nearest.slice(0, MAX_SEARCH_SUGGESTIONS).map(({ page }) => reader.name(page)),
  );
  const subjects = names.map(([, title]) => titleSubject(title));
  return Array.from(new Set([...corrected, ...subjects])).slice(0, MAX_SEARCH_SUGGESTIONS);
=======
  const wanted = new Set(query.words.join(''));
  const similarTitles = (reader.entry.names ?? [])
    .map(([, title]) => ({
      title,
      common: Array.from(new Set(title)).filter((character) => wanted.has(character)).length,
    }))
    .filter(({ title, common }) => common > 1 && common / title.length >= MIN_COMMON_SHARE)
    .sort((a, b) => b.common / b.title.length - a.common / a.title.length)
    .map(({ title }) => title);
  return Array.from(new Set([...corrected, ...similarTitles])).slice(0, MAX_SEARCH_SUGGESTIONS);
>>>>>>> fcad48ee (states, sidebar, print: a failed page says what to do, names in two voices, rows for fingers, a printed page with name and margins)
}
