import type { Posting } from '../../../bundle/search/postings';
import { pairsOfRun } from '../../../bundle/search/split-runs';
import { correctSpelling } from './correct-spelling';
import { findHomophones } from './find-homophones';
import type { IndexReader } from './index-reader';
import { intersectPostings, mergePostings } from './join-postings';
import type { Concept, LatinConcept } from './parse-query';
import { ALTERNATIVE_FACTOR, QUERY_WEIGHTS } from './ranking-weights';
import type { Alternative, RankedConcept } from './weigh-concepts';
import { stemOf } from './word-stem';

/** Result of looking up a concept: what to rank by, and which words to highlight. */
export interface ResolvedConcept {
  ranked: RankedConcept;
  /** Other words than those of the query, to be highlighted in results. */
  words: string[];
}

/** Maximum number of words that a prefix is expanded to. */
const MAX_PREFIX_MATCHES = 12;

/** Minimum length of a prefix that is expanded, in characters. */
const MIN_PREFIX = 2;

/** Maximum number of phrases that one spelling in pinyin is expanded to. */
const MAX_PINYIN_PHRASES = 3;

/** A word on at most this many pages may be a typing error, for example one that a page shows on purpose. */
const MAX_RARE = 2;

/** A word with at least this impact on some page (0 to `MAX_IMPACT`) is a name on this site: nothing else is meant. */
const NAME_IMPACT = 17;

/**
 * Finds the alternatives of a concept: the term itself; for Chinese also homophones; for Latin letters also other forms,
 * longer words, parts, pinyin and spelling corrections.
 */
export async function findAlternatives(reader: IndexReader, concept: Concept): Promise<ResolvedConcept> {
  if (concept.kind === 'latin') return findLatin(reader, concept);
  const { term, weight } = concept;
  const alternatives: Alternative[] = [{ postings: await reader.postings(term), factor: 1 }];
  const isFound = alternatives.some(({ postings }) => postings.length > 0);
  const isSingle = Array.from(term).length === 1;
  // A pair across two words is rare on pages and not a typing error.
  if (isFound || isSingle || weight <= QUERY_WEIGHTS.betweenWords)
    return { ranked: { weight, alternatives }, words: [] };
  const words = await findHomophones(reader, term);
  alternatives.push(await anyOf(reader, words));
  return { ranked: { weight, alternatives }, words };
}

async function findLatin(
  reader: IndexReader,
  { term, parts, weight }: LatinConcept,
): Promise<ResolvedConcept> {
  const [exact, together, spelt] = await Promise.all([
    reader.postings(term),
    allOf(reader, parts),
    /^[a-z]{2,}$/.test(term) ? reader.phrasesOfPinyin(term) : [],
  ]);
  const alternatives: Alternative[] = [{ postings: exact, factor: 1 }];
  if (exact.some(({ impact }) => impact >= NAME_IMPACT))
    return { ranked: { weight, alternatives }, words: [] };
  const [phrases, forms, longer] = await Promise.all([
    Promise.all(
      spelt.slice(0, MAX_PINYIN_PHRASES).map(async (phrase, i) => {
        const { postings } = await allOf(reader, pairsOfRun(phrase));
        // Later phrases are less likely.
        return { phrase, postings, factor: ALTERNATIVE_FACTOR ** (i + 1) };
      }),
    ),
    formsOf(reader, term),
    // The reader may still be typing the word. A word that is on a page is not taken for a piece of another one.
    exact.length === 0 && term.length >= MIN_PREFIX ? longerWords(reader, term) : [],
  ]);
  const other = mergePostings([...forms.lists, ...longer]);
  alternatives.push(together, ...phrases, { postings: other, factor: ALTERNATIVE_FACTOR });
  const words = [...phrases.map(({ phrase }) => phrase), ...forms.words];
  if (exact.length <= MAX_RARE) {
    const corrected = await correctSpelling(reader, term);
    alternatives.push(await anyOf(reader, corrected));
    words.push(...corrected);
  }
  return { ranked: { weight, alternatives }, words };
}

/** Pages with any of the terms. */
async function anyOf(reader: IndexReader, terms: readonly string[]): Promise<Alternative> {
  const lists = await Promise.all(terms.map((term) => reader.postings(term)));
  return { postings: mergePostings(lists), factor: ALTERNATIVE_FACTOR };
}

/** Pages with all of the terms. */
async function allOf(reader: IndexReader, terms: readonly string[]): Promise<Alternative> {
  const lists = await Promise.all(terms.map((term) => reader.postings(term)));
  return { postings: intersectPostings(lists), factor: ALTERNATIVE_FACTOR };
}

/** Other forms of an English word: `query` for `queries`. */
async function formsOf(reader: IndexReader, word: string): Promise<{ words: string[]; lists: Posting[][] }> {
  const stem = stemOf(word);
  if (stem === '') return { words: [], lists: [] };
  const found = (await reader.termsFrom(stem)).filter(({ term }) => term !== word && stemOf(term) === stem);
  return { words: found.map(({ term }) => term), lists: found.map(({ postings }) => postings) };
}

/** Pages of the most frequent words that begin with a prefix, a list for each word. */
async function longerWords(reader: IndexReader, prefix: string): Promise<Posting[][]> {
  const matches = await reader.termsFrom(prefix);
  const mostFrequentFirst = [...matches].sort((a, b) => b.postings.length - a.postings.length);
  return mostFrequentFirst.slice(0, MAX_PREFIX_MATCHES).map(({ postings }) => postings);
}
