import type { Posting } from '../../../bundle/search/postings';
import { PHRASE_MARK } from '../../../bundle/search/search-files';
import { optionTerm, pairsOfRun } from '../../../bundle/search/split-runs';
import { correctSpelling } from './correct-spelling';
import type { IndexReader, TermMatch } from './index-reader';
import { intersectPostings, mergePostings } from './join-postings';
import type { Concept, LatinConcept } from './parse-query';
import type { Alternative, RankedConcept } from './rank-pages';
import { ALTERNATIVE_FACTORS } from './ranking-weights';

/** A concept with what may stand for it. */
export interface ResolvedConcept {
  ranked: RankedConcept;
  /** Words that were taken for what was typed, to be marked. */
  words: string[];
}

/** Longer words that a beginning may stand for. */
const PREFIX_MATCHES_MAX = 12;

/** Shorter beginnings could stand for anything. Characters. */
const PREFIX_MIN = 2;

/** Phrases that one spelling in Latin letters may stand for. */
const PINYIN_PHRASES_MAX = 3;

/** A word whose impact is smaller on every page is not a name on this site; it may be pinyin. */
const NAME_IMPACT = 17;

/** Finds what may stand for a concept: the term itself, its parts, longer words, pinyin, words with a slip. */
export async function findAlternatives(reader: IndexReader, concept: Concept): Promise<ResolvedConcept> {
  if (concept.kind === 'latin') return findLatin(reader, concept);
  const { term, weight, isBridge } = concept;
  const isSingle = Array.from(term).length === 1;
  const [postings, longer] = await Promise.all([
    reader.postings(term),
    isSingle ? reader.termsFrom(term) : [],
  ]);
  const alternatives = [
    { postings, factor: 1 },
    { postings: mergeTerms(longer), factor: ALTERNATIVE_FACTORS.prefix },
  ];
  return { ranked: { weight, isBridge, alternatives }, words: [] };
}

async function findLatin(reader: IndexReader, concept: LatinConcept): Promise<ResolvedConcept> {
  const { term, weight, isOption } = concept;
  const [option, exact, parts, longer, phrases] = await Promise.all([
    isOption ? reader.postings(optionTerm(term)) : [],
    reader.postings(term),
    Promise.all(concept.parts.map((part) => reader.postings(part))),
    term.length >= PREFIX_MIN ? reader.termsFrom(term) : [],
    /^[a-z]{2,}$/.test(term) ? reader.phrasesOfPinyin(term) : [],
  ]);
  const isName = exact.some(({ impact }) => impact >= NAME_IMPACT);
  // The typed word is a name on this site: longer words that contain it are unlikely to be meant.
  const nearness = isName ? ALTERNATIVE_FACTORS.besideName : 1;
  const alternatives: Alternative[] = [
    { postings: option, factor: 1 },
    { postings: exact, factor: option.length > 0 ? ALTERNATIVE_FACTORS.withoutMark : 1 },
    {
      postings: parts.length > 0 ? intersectPostings(parts) : [],
      factor: ALTERNATIVE_FACTORS.parts * nearness,
    },
  ];
  if (concept.isLast || exact.length === 0) {
    const others = longer.filter((match) => match.term !== term && !match.term.startsWith(PHRASE_MARK));
    alternatives.push({ postings: mergeTerms(others), factor: ALTERNATIVE_FACTORS.prefix * nearness });
  }
  const words: string[] = [];
  if (!isName) {
    const spelt = phrases.slice(0, PINYIN_PHRASES_MAX);
    alternatives.push(...(await Promise.all(spelt.map((phrase, i) => pinyinAlternative(reader, phrase, i)))));
    words.push(...spelt);
  }
  const isFound = exact.length > 0 || alternatives.slice(3).some(({ postings }) => postings.length > 0);
  if (!isFound) {
    const corrected = await correctSpelling(reader, term);
    const lists = await Promise.all(corrected.map((word) => reader.postings(word)));
    alternatives.push(...lists.map((postings) => ({ postings, factor: ALTERNATIVE_FACTORS.typo })));
    words.push(...corrected);
  }
  return { ranked: { weight, alternatives }, words };
}

/** Pages with all of a phrase; the further down the list, the less likely it was meant. */
async function pinyinAlternative(reader: IndexReader, phrase: string, place: number): Promise<Alternative> {
  const lists = await Promise.all(pairsOfRun(phrase).map((pair) => reader.postings(pair)));
  return { postings: intersectPostings(lists), factor: ALTERNATIVE_FACTORS.pinyin ** (place + 1) };
}

/** Pages of the most frequent terms, at most `PREFIX_MATCHES_MAX` terms. */
function mergeTerms(matches: readonly TermMatch[]): Posting[] {
  const most = [...matches].sort((a, b) => b.postings.length - a.postings.length);
  return mergePostings(most.slice(0, PREFIX_MATCHES_MAX).map(({ postings }) => postings));
}
