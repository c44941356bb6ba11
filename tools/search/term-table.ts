import { encodePostings, IMPACT_MAX, type Posting } from '../../src/bundle/search/postings';
import { HEADINGS_MAX, POSTINGS_MAX } from './weights';

/** Where the number of a page begins in an entry; below are the impact and whether headings follow. */
const PAGE_SHIFT = 2 * (IMPACT_MAX + 1);

/** All postings of a site while it is being indexed: numbers in a row for each term, since there are millions. */
export class TermTable {
  readonly #rows = new Map<string, number[]>();

  /** Adds a page to a term. Pages come in ascending order. */
  add(term: string, { page, impact, headings }: Posting): void {
    let row = this.#rows.get(term);
    if (!row) {
      row = [];
      this.#rows.set(term, row);
    }
    const kept = Math.min(headings.length, HEADINGS_MAX);
    row.push(page * PAGE_SHIFT + impact * 2 + (kept > 0 ? 1 : 0));
    if (kept > 0) row.push(kept, ...headings.slice(0, kept));
  }

  /** Terms in the order of their code units, each with its postings as text. */
  *encoded(): Generator<[term: string, postings: string]> {
    for (const term of Array.from(this.#rows.keys()).sort()) {
      yield [term, encodePostings(limit(readRow(this.#rows.get(term) ?? [])))];
    }
  }
}

function readRow(row: readonly number[]): Posting[] {
  const postings: Posting[] = [];
  for (let at = 0; at < row.length; at++) {
    const entry = row[at] ?? 0;
    const headings: number[] = [];
    if (entry % 2 === 1) {
      const count = row[++at] ?? 0;
      headings.push(...row.slice(at + 1, at + 1 + count));
      at += count;
    }
    const mark = entry % PAGE_SHIFT;
    postings.push({ page: (entry - mark) / PAGE_SHIFT, impact: mark >> 1, headings });
  }
  return postings;
}

/** The postings with the greatest impacts, in the order of pages. */
function limit(postings: Posting[]): Posting[] {
  if (postings.length <= POSTINGS_MAX) return postings;
  return postings
    .toSorted((a, b) => b.impact - a.impact || a.page - b.page)
    .slice(0, POSTINGS_MAX)
    .sort((a, b) => a.page - b.page);
}
