import type { Cache } from '../../support/cache.mjs';
import { siteName, toolsCache } from '../../support/caches';
import { hashOf } from '../../support/hash';
import type { GroupedTerms, KeptTerms } from './term-table';

/** Kind of entry in the cache: one for each content folder. */
const KIND = 'search';

/** Separates terms in the cache; it never occurs in a term. */
const SEPARATOR = '\n';

/** What a page contributed to the index. */
export interface KeptPage {
  key: string;
  /** Range of the page's numbers in `KeptIndex.rows`; `end` is exclusive. */
  start: number;
  end: number;
  /** Title, tags and headings of the page, each with its weight in the pinyin table. */
  names: [name: string, weight: number][];
}

/** A cached result that depends on the whole site, such as the pinyin files. */
interface KeptResult {
  key: string;
  value: unknown;
}

interface KeptIndex {
  terms: string;
  rows: Uint32Array;
  pages: KeptPage[];
  results: Map<string, KeptResult>;
}

/** What the last build of a site's index left for the next build by the same version of the tools. */
export class IndexCache {
  readonly terms: KeptTerms;
  readonly #pages: Map<string, KeptPage>;
  readonly #old: ReadonlyMap<string, KeptResult>;
  readonly #results = new Map<string, KeptResult>();
  #next: Omit<KeptIndex, 'results'> | undefined;

  constructor(
    kept?: KeptIndex,
    /** Saves the cache; absent for an index that stays in memory. */
    private readonly write?: (kept: KeptIndex) => void,
  ) {
    const terms = kept && kept.terms !== '' ? kept.terms.split(SEPARATOR) : [];
    this.terms = { terms, rows: kept?.rows ?? new Uint32Array() };
    this.#pages = new Map(kept?.pages.map((page) => [page.key, page]));
    this.#old = kept?.results ?? new Map();
  }

  static open(root: string, cache: Cache = toolsCache): IndexCache {
    const key = [siteName(root)];
    return new IndexCache(cache.read<KeptIndex>(KIND, key), (kept) => cache.write(KIND, key, kept));
  }

  /** Returns the cache for the next index in this process, filled with what this index was made from. */
  next(): IndexCache {
    return new IndexCache(this.#toKeep());
  }

  find(key: string): KeptPage | undefined {
    return this.#pages.get(key);
  }

  /** Returns the result cached under `name` if it was made from the same `input`, else makes it. */
  async recall<T>(name: string, input: string, make: () => Promise<T>): Promise<T> {
    const key = hashOf([input]);
    const old = this.#old.get(name);
    // The cast is safe: the value under a name always comes from that name's `make`.
    const value = old?.key === key ? (old.value as T) : await make();
    this.#results.set(name, { key, value });
    return value;
  }

  /** Remembers what this build has made, for `save` and `next`. `pages` are in the order of the rows. */
  keep({ terms, rows, starts }: ReturnType<GroupedTerms['keep']>, pages: readonly KeptPage[]): void {
    const placed = pages.map((page, i) => ({ ...page, start: starts[i] ?? 0, end: starts[i + 1] ?? 0 }));
    this.#next = { terms: terms.join(SEPARATOR), rows, pages: placed };
  }

  save(): void {
    const kept = this.#toKeep();
    if (kept) this.write?.(kept);
  }

  #toKeep(): KeptIndex | undefined {
    return this.#next && { ...this.#next, results: this.#results };
  }
}
