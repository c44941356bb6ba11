import { MAX_IMPACT, type Posting, QUESTION_FIRST, questionLength } from '../../../bundle/search/postings';
import type { SectionRange } from '../../../bundle/search/search-files';
import {
  COVERAGE_EXPONENT,
  NAME_EXPONENT,
  OWN_SECTION_FACTOR,
  QUESTION_WORDS_FREE,
  RANK_WEIGHTS,
} from './ranking-weights';
import { type RankedConcept, weighConcepts } from './weigh-concepts';

/** All that pages are ranked by. */
interface RankingInput {
  pageCount: number;
  concepts: readonly RankedConcept[];
  /** Postings of names equal to the query. */
  phrases: readonly (readonly Posting[])[];
  sections: readonly SectionRange[];
  /** If set, only pages of this section are ranked. */
  section?: string | undefined;
  /** The section the reader is in. */
  ownSection?: string | undefined;
}

/** The parts of a page's score, before the factor of its section; keys as in `RANK_WEIGHTS`. */
type ScoreParts = Record<keyof typeof RANK_WEIGHTS, number>;

/** A page with its score. */
export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query that the page contains, 0 to 1. */
  coverage: number;
  parts: ScoreParts;
  /** Indexes of the query's concepts that the page contains. */
  held: readonly number[];
}

/** The pages that answer a query, best first, and the weight of each concept of the query. */
export interface Ranking {
  pages: RankedPage[];
  values: readonly number[];
}

interface Tally {
  terms: number;
  covered: number;
  /** Indexes of the query's concepts that the page contains. */
  held: number[];
  phrase: number;
  /** Maps a place (numbered as in `Posting.places`) to the total weight of the concepts that it contains. */
  places: Map<number, number>;
}

/** Ranks pages, best first. */
export function rankPages(input: RankingInput): Ranking {
  const tallies = new Map<number, Tally>();
  const tallyOf = (page: number): Tally => {
    let tally = tallies.get(page);
    if (!tally) {
      tally = { terms: 0, covered: 0, held: [], phrase: 0, places: new Map() };
      tallies.set(page, tally);
    }
    return tally;
  };
  let total = 0;
  const weighed = weighConcepts(input.concepts, input.pageCount);
  for (const [index, { pages: holders, value }] of weighed.entries()) {
    total += value;
    for (const [page, occurrence] of holders) {
      const tally = tallyOf(page);
      tally.terms += value * occurrence.value;
      tally.covered += value;
      tally.held.push(index);
      for (const [place, factor] of occurrence.places) {
        tally.places.set(place, (tally.places.get(place) ?? 0) + value * factor);
      }
    }
  }
  for (const { page, impact } of input.phrases.flat()) {
    const tally = tallyOf(page);
    tally.phrase = Math.max(tally.phrase, impact / MAX_IMPACT);
  }
  const factorOf = sectionFactors(input);
  const pages: RankedPage[] = [];
  for (const [page, tally] of tallies) {
    const coverage = tally.phrase > 0 ? 1 : tally.covered / Math.max(total, Number.MIN_VALUE);
    const factor = factorOf(page);
    if (factor === 0) continue;
    const parts = scoreParts(tally, total, coverage, input.concepts.length);
    const score = factor * Object.values(parts).reduce((sum, part) => sum + part);
    pages.push({ page, coverage, score, parts, held: tally.held });
  }
  return {
    pages: pages.sort((a, b) => b.score - a.score || a.page - b.page),
    values: weighed.map(({ value }) => value),
  };
}

function scoreParts(tally: Tally, total: number, coverage: number, conceptCount: number): ScoreParts {
  const share = (weight: number) => weight / Math.max(total, Number.MIN_VALUE);
  let heading = 0;
  let question = 0;
  for (const [number, weight] of tally.places) {
    if (number >= QUESTION_FIRST) {
      const asked = Math.min(1, (conceptCount + QUESTION_WORDS_FREE) / questionLength(number));
      question = Math.max(question, asked * share(weight) ** NAME_EXPONENT);
    } else if (number > 0) heading = Math.max(heading, share(weight));
  }
  const title = share(tally.places.get(0) ?? 0);
  return {
    terms: RANK_WEIGHTS.terms * share(tally.terms) * coverage ** COVERAGE_EXPONENT,
    title: RANK_WEIGHTS.title * title ** NAME_EXPONENT,
    question: RANK_WEIGHTS.question * question,
    heading: RANK_WEIGHTS.heading * heading ** NAME_EXPONENT,
    phrase: RANK_WEIGHTS.phrase * tally.phrase,
  };
}

/** Returns a function that gives the factor of a page for its section; 0 for pages outside the wanted section. */
function sectionFactors({ sections, section, ownSection }: RankingInput): (page: number) => number {
  return (page) => {
    const own = sections.findLast(({ first }) => first <= page);
    if (!own || (section !== undefined && own.name !== section)) return 0;
    return own.weight * (own.name === ownSection ? OWN_SECTION_FACTOR : 1);
  };
}
