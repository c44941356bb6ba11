import type { Posting } from '../../../bundle/search/postings';

/** Pages that are in any of the lists, each with its highest impact and the headings of all lists. */
export function mergePostings(lists: readonly (readonly Posting[])[]): Posting[] {
  const best = new Map<number, Posting>();
  for (const { page, impact, headings } of lists.flat()) {
    const known = best.get(page);
    best.set(page, {
      page,
      impact: Math.max(impact, known?.impact ?? 0),
      headings: known ? Array.from(new Set([...known.headings, ...headings])) : headings,
    });
  }
  return Array.from(best.values());
}

/** Pages that are in all of the lists, each with its lowest impact and the headings that all lists have in common. */
export function intersectPostings([first = [], ...others]: readonly (readonly Posting[])[]): Posting[] {
  return others.reduce<Posting[]>(
    (kept, list) => {
      const byPage = new Map(list.map((posting) => [posting.page, posting]));
      return kept.flatMap(({ page, impact, headings }) => {
        const other = byPage.get(page);
        if (!other) return [];
        return [
          {
            page,
            impact: Math.min(impact, other.impact),
            headings: headings.filter((heading) => other.headings.includes(heading)),
          },
        ];
      });
    },
    [...first],
  );
}
