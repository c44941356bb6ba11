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

/** Terms and rows of numbers left by another build. */
export interface KeptTerms {
  terms: readonly string[];
  rows: Uint32Array;
}

/** Bits of the second number of an entry, the lowest first: impact, number of places that follow, `isCorrection`. */
const COUNT_SHIFT = Math.log2(MAX_IMPACT + 1);
const CORRECTION_BIT = 1 << 12;
const COUNT_MASK = CORRECTION_BIT - 1;

/** Initial capacity of the array of rows. Numbers. */
const FIRST_ROOM = 1 << 16;

const NO_PLACES = new Uint32Array();

/**
 * All postings of a site while it is being indexed. There are millions, so they are stored as numbers in one array: for
 * each term of each page, the number of the term, a number with its impact and its count of places, and the places.
 */
export class TermTable {
  readonly #terms: string[];
  readonly #ids: Map<string, number>;
  #rows = new Uint32Array(FIRST_ROOM);
  #length = 0;
  /** Index in `#rows` where the row of each page begins. */
  readonly #starts: number[] = [];

  constructor(private readonly kept: KeptTerms = { terms: [], rows: new Uint32Array() }) {
    this.#terms = [...kept.terms];
    this.#ids = new Map(this.#terms.map((term, id) => [term, id]));
  }

  addPage(terms: Iterable<PageTerm>): void {
    this.#starts.push(this.#length);
    for (const { term, impact, places, isCorrection } of terms) {
      const count = Math.min(places.length, MAX_PLACES);
      this.#makeRoom(2 + count);
      this.#rows[this.#length++] = this.#idOf(term);
      this.#rows[this.#length++] = impact | (count << COUNT_SHIFT) | (isCorrection ? CORRECTION_BIT : 0);
      for (let i = 0; i < count; i++) this.#rows[this.#length++] = places[i] ?? 0;
    }
  }

  /** Adds the next page from the rows kept by another build. */
  addKept(start: number, end: number): void {
    this.#starts.push(this.#length);
    this.#makeRoom(end - start);
    this.#rows.set(this.kept.rows.subarray(start, end), this.#length);
    this.#length += end - start;
  }

  /** Groups the postings by term; call it after all pages are added. */
  group(): GroupedTerms {
    return new GroupedTerms(this.#terms, this.#rows.subarray(0, this.#length), this.#starts);
  }

  #idOf(term: string): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.#terms.push(term) - 1;
      this.#ids.set(term, id);
    }
    return id;
  }

  #makeRoom(count: number): void {
    if (this.#length + count <= this.#rows.length) return;
    const larger = new Uint32Array(Math.max(this.#rows.length * 2, this.#length + count));
    larger.set(this.#rows);
    this.#rows = larger;
  }
}

/** The postings of a site, by terms. */
export class GroupedTerms {
  /** Numbers of the terms that occur in pages, sorted by the terms' code units. */
  readonly #sorted: number[];
  /** Start of each term's entries in `#entries`; the next number is their end. */
  readonly #offsets: Uint32Array;
  /** Index of each entry in the rows, and its page. */
  readonly #entries: Uint32Array;
  readonly #pages: Uint32Array;

  constructor(
    private readonly terms: readonly string[],
    private readonly rows: Uint32Array,
    private readonly starts: readonly number[],
  ) {
    this.#offsets = new Uint32Array(terms.length + 1);
    let count = 0;
    this.#eachEntry((id) => {
      this.#offsets[id + 1] = (this.#offsets[id + 1] ?? 0) + 1;
      count++;
    });
    for (let id = 0; id < terms.length; id++)
      this.#offsets[id + 1] = (this.#offsets[id + 1] ?? 0) + (this.#offsets[id] ?? 0);
    this.#entries = new Uint32Array(count);
    this.#pages = new Uint32Array(count);
    const next = this.#offsets.slice();
    this.#eachEntry((id, at, page) => {
      const entry = next[id] ?? 0;
      next[id] = entry + 1;
      this.#entries[entry] = at;
      this.#pages[entry] = page;
    });
    this.#sorted = Array.from(terms.keys())
      .filter((id) => (this.#offsets[id + 1] ?? 0) > (this.#offsets[id] ?? 0))
      .sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1));
  }

  /** Count of the numbers in all rows, which is roughly the size of the encoded postings. */
  get size(): number {
    return this.rows.length;
  }

  /** Terms in the order of their code units, each with its postings as text. */
  *encoded(): Generator<[term: string, postings: string]> {
    for (const id of this.#sorted) yield [this.terms[id] ?? '', this.#encode(id)];
  }

  /** Latin words to which mistyped words may be corrected, by their first letter, each with its number of pages. */
  corrections(): Map<string, Record<string, number>> {
    const pages = new Uint32Array(this.terms.length);
    this.#eachEntry((id, at) => {
      if (((this.rows[at + 1] ?? 0) & CORRECTION_BIT) !== 0) pages[id] = (pages[id] ?? 0) + 1;
    });
    const words = new Map<string, Record<string, number>>();
    for (const id of this.#sorted) {
      const count = pages[id] ?? 0;
      if (count === 0) continue;
      const term = this.terms[id] ?? '';
      const letter = term.slice(0, 1);
      const counts: Record<string, number> = words.get(letter) ?? Object.create(null);
      counts[term] = count;
      words.set(letter, counts);
    }
    return words;
  }

  /** All Chinese characters of the pages' words. */
  characters(): Set<string> {
    return new Set(this.#sorted.flatMap((id) => (this.terms[id] ?? '').match(/\p{Script=Han}/gu) ?? []));
  }

  /** What another build can continue from. The rows are in the order of the pages. */
  keep(): KeptTerms & { starts: readonly number[] } {
    const rows = this.rows.slice();
    const renumbered = new Uint32Array(this.terms.length);
    for (const [number, id] of this.#sorted.entries()) renumbered[id] = number;
    this.#eachEntry((id, at) => {
      rows[at] = renumbered[id] ?? 0;
    });
    return {
      terms: this.#sorted.map((id) => this.terms[id] ?? ''),
      rows,
      starts: [...this.starts, rows.length],
    };
  }

  #eachEntry(visit: (id: number, at: number, page: number) => void): void {
    const { rows, starts } = this;
    let page = -1;
    for (let at = 0; at < rows.length; at += 2 + (((rows[at + 1] ?? 0) & COUNT_MASK) >> COUNT_SHIFT)) {
      while (page + 1 < starts.length && (starts[page + 1] ?? 0) <= at) page++;
      visit(rows[at] ?? 0, at, page);
    }
  }

  /** Encodes the postings of a term. */
  #encode(id: number): string {
    const first = this.#offsets[id] ?? 0;
    const end = this.#offsets[id + 1] ?? 0;
    const greatest = end - first > MAX_POSTINGS ? this.#greatest(first, end) : undefined;
    let text = '';
    let lastPage = 0;
    for (let entry = first; entry < end; entry++) {
      if (greatest && !greatest.has(entry)) continue;
      const at = this.#entries[entry] ?? 0;
      const mark = this.rows[at + 1] ?? 0;
      const count = (mark & COUNT_MASK) >> COUNT_SHIFT;
      const places = count === 0 ? NO_PLACES : this.rows.subarray(at + 2, at + 2 + count);
      const page = this.#pages[entry] ?? 0;
      text += encodePosting(page - lastPage, mark & MAX_IMPACT, places);
      lastPage = page;
    }
    return text;
  }

  /**
   * Returns the entries with the greatest impacts. Of entries with the same impact, those of earlier pages come first.
   */
  #greatest(first: number, end: number): Set<number> {
    const impactOf = (entry: number) => (this.rows[(this.#entries[entry] ?? 0) + 1] ?? 0) & MAX_IMPACT;
    const all = Array.from({ length: end - first }, (_, i) => first + i);
    return new Set(all.toSorted((a, b) => impactOf(b) - impactOf(a)).slice(0, MAX_POSTINGS));
  }
}
