import { encodePosting, MAX_IMPACT } from '../../../src/bundle/search/postings';
import { MAX_PLACES, MAX_POSTINGS } from './weights';

export interface PageTerm {
  term: string;
  /** How relevant the term is to the page, 0 to `MAX_IMPACT`. */
  impact: number;
  /** Where the term occurs, as numbers of `Posting.places`, ascending. */
  places: readonly number[];
  /** Whether the term is a Latin word to which mistyped words may be corrected. */
  isCorrection: boolean;
}

/** Bits of the second number of an entry, the lowest first: impact, number of places that follow, `isCorrection`. */
const COUNT_SHIFT = Math.log2(MAX_IMPACT + 1);
const CORRECTION_BIT = 1 << 12;
const COUNT_MASK = CORRECTION_BIT - 1;

/** Stands for places or a row that a term does not have. */
const NO_NUMBERS = new Uint32Array();

/**
 * Writes the terms of a page as numbers, because a site has millions of them. The entry of a term has the term's number
 * in `ids`, a number with its impact and its count of places, and the places. Adds new terms to `ids`.
 */
export function toRow(terms: Iterable<PageTerm>, ids: Map<string, number>): Uint32Array {
  const row: number[] = [];
  for (const { term, impact, places, isCorrection } of terms) {
    const id = ids.get(term) ?? ids.size;
    ids.set(term, id);
    const kept = places.slice(0, MAX_PLACES);
    row.push(id, impact | (kept.length << COUNT_SHIFT) | (isCorrection ? CORRECTION_BIT : 0), ...kept);
  }
  return Uint32Array.from(row);
}

/** The postings of a site, by terms. */
export class TermTable {
  readonly #terms: readonly string[];
  /** Numbers of the terms that occur in pages, sorted by the terms' code units. */
  readonly #sorted: number[];
  /** Start of each term's entries in `#pages` and `#indexes`; the next number is their end. */
  readonly #offsets: Uint32Array;
  /** Page of each entry, and its index in the row of the page. */
  readonly #pages: Uint32Array;
  readonly #indexes: Uint32Array;

  /** `rows`: one for each page, in the order of the pages' numbers. */
  constructor(
    ids: ReadonlyMap<string, number>,
    private readonly rows: readonly Uint32Array[],
  ) {
    const terms = [...ids.keys()];
    const offsets = new Uint32Array(terms.length + 1);
    this.#eachEntry((id) => {
      offsets[id + 1] = (offsets[id + 1] ?? 0) + 1;
    });
    for (let id = 0; id < terms.length; id++) offsets[id + 1] = (offsets[id + 1] ?? 0) + (offsets[id] ?? 0);
    this.#terms = terms;
    this.#offsets = offsets;
    this.#pages = new Uint32Array(offsets.at(-1) ?? 0);
    this.#indexes = new Uint32Array(this.#pages.length);
    const next = offsets.slice();
    this.#eachEntry((id, page, at) => {
      const entry = next[id] ?? 0;
      next[id] = entry + 1;
      this.#pages[entry] = page;
      this.#indexes[entry] = at;
    });
    this.#sorted = Array.from(terms.keys())
      .filter((id) => offsets[id] !== offsets[id + 1])
      .sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1));
  }

  /** Count of the numbers in all rows, which is roughly the size of the encoded postings. */
  get size(): number {
    return this.rows.reduce((sum, row) => sum + row.length, 0);
  }

  /** Count of the terms that occur in pages. */
  get termCount(): number {
    return this.#sorted.length;
  }

  /** Terms in the order of their code units, each with its postings as text. */
  *encoded(): Generator<[term: string, postings: string]> {
    for (const id of this.#sorted) yield [this.#terms[id] ?? '', this.#encode(id)];
  }

  /** Latin words to which mistyped words may be corrected, by their first letter, each with its number of pages. */
  corrections(): Map<string, Record<string, number>> {
    const pages = new Uint32Array(this.#terms.length);
    this.#eachEntry((id, page, at) => {
      if ((this.#markAt(page, at) & CORRECTION_BIT) !== 0) pages[id] = (pages[id] ?? 0) + 1;
    });
    const words = new Map<string, Record<string, number>>();
    for (const id of this.#sorted) {
      const count = pages[id] ?? 0;
      if (count === 0) continue;
      const term = this.#terms[id] ?? '';
      const letter = term.slice(0, 1);
      const counts: Record<string, number> = words.get(letter) ?? Object.create(null);
      counts[term] = count;
      words.set(letter, counts);
    }
    return words;
  }

  /** All Chinese characters of the pages' words. */
  characters(): Set<string> {
    return new Set(this.#sorted.flatMap((id) => (this.#terms[id] ?? '').match(/\p{Script=Han}/gu) ?? []));
  }

  #eachEntry(visit: (id: number, page: number, at: number) => void): void {
    for (const [page, row] of this.rows.entries()) {
      for (let at = 0; at < row.length; at += 2 + countOf(row[at + 1] ?? 0)) visit(row[at] ?? 0, page, at);
    }
  }

  #markAt(page: number, at: number): number {
    return this.rows[page]?.[at + 1] ?? 0;
  }

  /** Encodes the postings of a term, at most `MAX_POSTINGS`. */
  #encode(id: number): string {
    const [first = 0, end = 0] = [this.#offsets[id], this.#offsets[id + 1]];
    const greatest = end - first > MAX_POSTINGS ? this.#greatest(first, end) : undefined;
    let text = '';
    let lastPage = 0;
    for (let entry = first; entry < end; entry++) {
      if (greatest && !greatest.has(entry)) continue;
      const [page = 0, at = 0] = [this.#pages[entry], this.#indexes[entry]];
      const row = this.rows[page] ?? NO_NUMBERS;
      const mark = row[at + 1] ?? 0;
      const count = countOf(mark);
      const places = count === 0 ? NO_NUMBERS : row.subarray(at + 2, at + 2 + count);
      text += encodePosting(page - lastPage, mark & MAX_IMPACT, places);
      lastPage = page;
    }
    return text;
  }

  /** The entries with the greatest impacts. Of entries with the same impact, those of earlier pages come first. */
  #greatest(first: number, end: number): Set<number> {
    const impactOf = (entry: number) =>
      this.#markAt(this.#pages[entry] ?? 0, this.#indexes[entry] ?? 0) & MAX_IMPACT;
    const all = Array.from({ length: end - first }, (_, i) => first + i);
    return new Set(all.toSorted((a, b) => impactOf(b) - impactOf(a)).slice(0, MAX_POSTINGS));
  }
}

function countOf(mark: number): number {
  return (mark & COUNT_MASK) >> COUNT_SHIFT;
}
