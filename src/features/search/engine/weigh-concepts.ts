import { MAX_IMPACT, type Posting } from '../../../bundle/search/postings';
import { RARITY_EXPONENT } from './ranking-weights';

/** One way to match a concept, and how much it counts. */
export interface Alternative {
  postings: readonly Posting[];
  /** Weight relative to the exact term, 0 to 1. */
  factor: number;
}

/** A concept of the query with all its alternatives. */
export interface RankedConcept {
  weight: number;
  alternatives: readonly Alternative[];
}

/** How a page contains a concept. */
interface Occurrence {
  /** How much the page is about the concept, 0 to 1. */
  value: number;
  /** Maps a place (numbered as in `Posting.places`) to the weight of the best alternative in it. */
  places: Map<number, number>;
}

/** The pages that contain a concept, by their number, and how much the concept counts. */
interface WeighedConcept {
  pages: Map<number, Occurrence>;
  value: number;
}

/** A term on no page is weighed as if this share of the pages contained it. */
const MISSING_SHARE = 0.05;

/** Inverse document frequency: rare terms weigh somewhat more. */
function rarity(pageCount: number, pagesWithTerm: number): number {
  return Math.log(1 + pageCount / Math.max(pagesWithTerm, 0.5)) ** RARITY_EXPONENT;
}

/** Number of pages about a concept; a page that only mentions the concept counts as a fraction. */
function pagesAbout(pages: ReadonlyMap<number, Occurrence>): number {
  let count = 0;
  for (const { value } of pages.values()) count += Math.sqrt(value);
  return count;
}

/** For each concept, the pages that contain it and how much the concept counts. */
export function weighConcepts(concepts: readonly RankedConcept[], pageCount: number): WeighedConcept[] {
  return concepts.map(({ weight, alternatives }) => {
    const pages = findPages(alternatives);
    return { pages, value: weight * rarity(pageCount, pagesAbout(pages) || pageCount * MISSING_SHARE) };
  });
}

/** Pages that contain any alternative of a concept, each with its best value. */
function findPages(alternatives: readonly Alternative[]): Map<number, Occurrence> {
  const pages = new Map<number, Occurrence>();
  for (const { postings, factor } of alternatives) {
    for (const { page, impact, places } of postings) {
      const known = pages.get(page) ?? { value: 0, places: new Map<number, number>() };
      known.value = Math.max(known.value, (factor * impact) / MAX_IMPACT);
      for (const place of places) {
        known.places.set(place, Math.max(factor, known.places.get(place) ?? 0));
      }
      pages.set(page, known);
    }
  }
  return pages;
}
