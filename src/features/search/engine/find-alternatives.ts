import type { Posting } from '../../../bundle/search/postings';
import { optionTerm, pairsOfRun } from '../../../bundle/search/split-runs';
import { correctSpelling } from './correct-spelling';
import { findHomophones } from './find-homophones';
import type { IndexReader, TermMatch } from './index-reader';
import { intersectPostings, mergePostings } from './join-postings';
import type { Concept, LatinConcept } from './parse-query';
import { ALTERNATIVE_FACTORS, QUERY_WEIGHTS } from './ranking-weights';
import type { Alternative, RankedConcept } from './weigh-concepts';

/** Result of looking up a concept: what to rank by, and which words to highlight. */
export interface ResolvedConcept {
  ranked: RankedConcept;
  /** Corrected spellings, homophones and phrases for pinyin, to be highlighted in results. */
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

/**
 * A word with at least this impact on some page (0 to `MAX_IMPACT`) counts as a name on this site, and not as pinyin.
 */
const NAME_IMPACT = 17;

/**
 * Finds the alternatives of a concept: the term itself; for Chinese also homophones; for Latin letters also longer
 * words, parts, pinyin and spelling corrections.
 */
export async function findAlternatives(reader: IndexReader, concept: Concept): Promise<ResolvedConcept> {
  if (concept.kind === 'latin') return findLatin(reader, concept);
  const { term, weight } = concept;
  const alternatives = [{ postings: await reader.postings(term), factor: 1 }];
  const isFound = alternatives.some(({ postings }) => postings.length > 0);
  const isSingle = Array.from(term).length === 1;
  // A pair across two words is rare on pages and not a typing error.
  if (isFound || isSingle || weight <= QUERY_WEIGHTS.betweenWords)
    return { ranked: { weight, alternatives }, words: [] };
  const words = await findHomophones(reader, term);
  const lists = await Promise.all(words.map((word) => reader.postings(word)));
  alternatives.push({ postings: mergePostings(lists), factor: ALTERNATIVE_FACTORS.homophone });
  return { ranked: { weight, alternatives }, words };
}

async function findLatin(reader: IndexReader, concept: LatinConcept): Promise<ResolvedConcept> {
  const { term, weight, isOption } = concept;
  const [option, exact, parts, phrases] = await Promise.all([
    isOption ? reader.postings(optionTerm(term)) : [],
    reader.postings(term),
    Promise.all(concept.parts.map((part) => reader.postings(part))),
    /^[a-z]{2,}$/.test(term) ? reader.phrasesOfPinyin(term) : [],
  ]);
  const isName = exact.some(({ impact }) => impact >= NAME_IMPACT);
  const alternatives: Alternative[] = [
    { postings: option, factor: 1 },
    { postings: exact, factor: option.length > 0 ? ALTERNATIVE_FACTORS.withoutMark : 1 },
    {
      postings: parts.length > 0 ? intersectPostings(parts) : [],
      // If the typed word is a name on this site, its parts are unlikely to be meant.
      factor: ALTERNATIVE_FACTORS.parts * (isName ? ALTERNATIVE_FACTORS.besideName : 1),
    },
  ];
  if (!isName && term.length >= MIN_PREFIX) {
    // The reader may still be typing the word, even if the beginning is a word too: `back`, `do`.
    const postings = mergeTerms(await reader.termsFrom(term));
    alternatives.push({ postings, factor: ALTERNATIVE_FACTORS.prefix });
  }
  const words: string[] = [];
  if (!isName) {
    const pinyinPhrases = phrases.slice(0, MAX_PINYIN_PHRASES);
    alternatives.push(
      ...(await Promise.all(pinyinPhrases.map((phrase, i) => pinyinAlternative(reader, phrase, i)))),
    );
    words.push(...pinyinPhrases);
  }
  // The first three alternatives are option, exact term and parts. An option or parts alone do not show that the word
  // is spelt right.
  const isFound = exact.length > 0 || alternatives.slice(3).some(({ postings }) => postings.length > 0);
  if (!isFound || (!isName && exact.length <= MAX_RARE)) {
    const corrected = await correctSpelling(reader, term);
    const lists = await Promise.all(corrected.map((word) => reader.postings(word)));
    alternatives.push(...lists.map((postings) => ({ postings, factor: ALTERNATIVE_FACTORS.typo })));
    words.push(...corrected);
  }
  return { ranked: { weight, alternatives }, words };
}

/** Pages with every pair of characters of a phrase. `place` is the rank of the phrase: later phrases weigh less. */
async function pinyinAlternative(reader: IndexReader, phrase: string, place: number): Promise<Alternative> {
  const lists = await Promise.all(pairsOfRun(phrase).map((pair) => reader.postings(pair)));
  return { postings: intersectPostings(lists), factor: ALTERNATIVE_FACTORS.pinyin ** (place + 1) };
}

/** Pages of the most frequent terms, at most `MAX_PREFIX_MATCHES` terms. */
function mergeTerms(matches: readonly TermMatch[]): Posting[] {
  const mostFrequentFirst = [...matches].sort((a, b) => b.postings.length - a.postings.length);
  return mergePostings(mostFrequentFirst.slice(0, MAX_PREFIX_MATCHES).map(({ postings }) => postings));
}
