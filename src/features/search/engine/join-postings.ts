import type { Posting } from '../../../bundle/search/postings';

/** Pages that are in any of the lists, each with its highest impact and the places of all lists. */
export function mergePostings(lists: readonly (readonly Posting[])[]): Posting[] {
  const best = new Map<number, Posting>();
  for (const { page, impact, places } of lists.flat()) {
    const known = best.get(page);
    best.set(page, {
      page,
      impact: Math.max(impact, known?.impact ?? 0),
      places: known ? Array.from(new Set([...known.places, ...places])) : places,
    });
  }
  return Array.from(best.values());
}

/** Pages that are in all of the lists, each with its lowest impact and the places that all lists have in common. */
export function intersectPostings([first = [], ...others]: readonly (readonly Posting[])[]): Posting[] {
  return others.reduce<Posting[]>(
    (kept, list) => {
      const byPage = new Map(list.map((posting) => [posting.page, posting]));
      return kept.flatMap(({ page, impact, places }) => {
        const other = byPage.get(page);
        if (!other) return [];
        return [
          {
            page,
            impact: Math.min(impact, other.impact),
            places: places.filter((place) => other.places.includes(place)),
          },
        ];
      });
    },
    [...first],
  );
}
