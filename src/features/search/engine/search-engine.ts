import { MAX_NEAREST_HITS, MAX_SEARCH_TERMS, SEARCH_DEFAULT_HITS } from '../../../bundle/constants';
import { sectionNameOf } from '../../../bundle/paths';
import type { SiteIndex } from '../../../bundle/records';
import type { Posting } from '../../../bundle/search/postings';
import { PHRASE_MARK } from '../../../bundle/search/search-files';
import { convertTraditional } from './convert-traditional';
import { findAlternatives, type ResolvedConcept } from './find-alternatives';
import type { IndexReader } from './index-reader';
import { matchesOf, wordPattern } from './mark-text';
import { matchTitles } from './match-titles';
import { type ParsedQuery, parseQuery } from './parse-query';
import { type RankedPage, type Ranking, rankPages } from './rank-pages';
import { MIN_SCORE, SURE_COVERAGE, SURE_SCORE } from './ranking-weights';
import type { SearchAnswer, SearchEngine, SearchOptions } from './search-types';
import { showName, showPage } from './show-page';

/** A parsed query with everything that the index contains about its parts. */
interface Resolved {
  query: ParsedQuery;
  concepts: ResolvedConcept[];
  /** Postings of names equal to the query. */
  phrases: Posting[][];
}

/** Creates the search engine for the index of one build. */
export function createEngine(reader: IndexReader, site: SiteIndex): SearchEngine {
  return {
    async search(query, options = {}, onPartial) {
      const limit = options.limit ?? SEARCH_DEFAULT_HITS;
      const guessed = guess(reader, site, query, { ...options, limit });
      if (guessed) onPartial?.(guessed);
      const resolved = await resolve(reader, query);
      const { pages, values } = rank(reader, resolved, options);
      const ranked = pages.filter((page) => holdsQuery(page) || page.score >= MIN_SCORE);
      const isFound = ranked.some((page) => holdsQuery(page) || page.score >= SURE_SCORE);
      options.onRanked?.(
        resolved.query.concepts.map(({ term }, i) => ({ term, value: values[i] ?? 0 })),
        ranked,
      );
      const pattern = wordPattern([
        ...resolved.query.words,
        ...resolved.concepts.flatMap(({ words }) => words),
      ]);
      const best = ranked.slice(0, isFound ? limit : MAX_NEAREST_HITS);
      const names = await Promise.all(best.map(({ page }) => reader.name(page)));
      const answer: SearchAnswer = {
        hits: names.map((name) => showName(name, site, pattern)),
        total: isFound ? ranked.length : 0,
        terms: [],
      };
      if (!isFound) return answer;
      onPartial?.(answer);
      const texts = await Promise.all(best.map(({ page }) => reader.text(page)));
      return {
        ...answer,
        hits: texts.map((text) => showPage(text, query, site, pattern)),
        terms: termsIn(
          texts.flatMap(({ sections, title }) => [title, ...sections.flat(3)]),
          pattern,
        ),
      };
    },
  };
}

/** A first answer from the titles alone; undefined if none matches or the first file of the index has no titles. */
function guess(
  { entry: { names = [], sections } }: IndexReader,
  site: SiteIndex,
  query: string,
  { section, limit }: SearchOptions,
): SearchAnswer | undefined {
  const found = matchTitles({ query, names, sections, section }).slice(0, limit);
  if (found.length === 0) return undefined;
  const pattern = wordPattern(parseQuery(query).words);
  const hits = found.map((name) => showName(name, site, pattern));
  return { hits, total: undefined, terms: [] };
}

/** Looks up all parts of a query in parallel; if Chinese is not found, repeats with simplified characters. */
async function resolve(reader: IndexReader, text: string): Promise<Resolved> {
  const query = parseQuery(text);
  const [concepts, phrases] = await Promise.all([
    Promise.all(query.concepts.map((concept) => findAlternatives(reader, concept))),
    Promise.all(query.phrases.map((phrase) => reader.postings(PHRASE_MARK + phrase))),
  ]);
  const resolved = { query, concepts, phrases };
  const isMissing = query.concepts.some(({ kind }, i) => kind === 'han' && !isFound(concepts[i]));
  if (!isMissing) return resolved;
  const simplified = convertTraditional(text, await reader.traditional());
  return simplified === text ? resolved : resolve(reader, simplified);
}

function rank(
  { entry }: IndexReader,
  { concepts, phrases }: Resolved,
  { section, from }: SearchOptions,
): Ranking {
  return rankPages({
    pageCount: entry.pages,
    sections: entry.sections,
    concepts: concepts.map(({ ranked }) => ranked),
    phrases,
    section,
    ownSection: from === undefined ? undefined : sectionNameOf(from),
  });
}

/** Whether a page contains nearly all of the query. */
function holdsQuery({ coverage }: RankedPage): boolean {
  return coverage >= SURE_COVERAGE;
}

/** Distinct matches of the pattern, as spelt in the texts, at most `MAX_SEARCH_TERMS`. */
function termsIn(texts: readonly string[], pattern: RegExp | null): string[] {
  const terms = new Set<string>();
  for (const text of texts) {
    for (const { word } of matchesOf(text, pattern)) terms.add(word);
    if (terms.size >= MAX_SEARCH_TERMS) break;
  }
  return Array.from(terms).slice(0, MAX_SEARCH_TERMS);
}

function isFound(concept: ResolvedConcept | undefined): boolean {
  return concept?.ranked.alternatives.some(({ postings }) => postings.length > 0) ?? false;
}
