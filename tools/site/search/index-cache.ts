import type { Cache } from '../../support/cache.mjs';
import { siteName, toolsCache } from '../../support/caches';
import { hashOf } from '../page-cache';
import type { GroupedTerms, KeptTerms } from './term-table';

/** Another one when pages of the same content give other terms. */
export const INDEX_VERSION = 1;

/** Kind of entry in the cache: one for each content folder. */
const KIND = 'search';

/** No term has it in it. */
const SEPARATOR = '\n';

/** What a page gave to the index. */
export interface KeptPage {
  key: string;
  /** Its row among the kept ones. */
  start: number;
  end: number;
  /** Its title, tags and headings, each with its weight for spellings. */
  names: [name: string, weight: number][];
}

/** A result that depends on the whole site. */
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

/** What the last build of a site's index left for the next. */
export class IndexCache {
  readonly terms: KeptTerms;
  readonly #pages: Map<string, KeptPage>;
  readonly #old: ReadonlyMap<string, KeptResult>;
  readonly #results = new Map<string, KeptResult>();
  #next: Omit<KeptIndex, 'results'> | undefined;

  private constructor(
    kept?: KeptIndex,
    /** Absent for an index that stays in memory. */
    private readonly write?: (kept: KeptIndex) => void,
  ) {
    const terms = kept && kept.terms !== '' ? kept.terms.split(SEPARATOR) : [];
    this.terms = { terms, rows: kept?.rows ?? new Uint32Array() };
    this.#pages = new Map(kept?.pages.map((page) => [page.key, page]));
    this.#old = kept?.results ?? new Map();
  }

  /** What the last build of a content folder's index left. */
  static open(root: string, cache: Cache = toolsCache): IndexCache {
    const key = [siteName(root)];
    return new IndexCache(cache.read<KeptIndex>(KIND, key), (kept) => cache.write(KIND, key, kept));
  }

  /** One that begins with nothing and stays in memory. */
  static inMemory(): IndexCache {
    return new IndexCache();
  }

  /** For the next index in this process: what this index was made of. */
  next(): IndexCache {
    return new IndexCache(this.#toKeep());
  }

  /** What a page gave under this key. */
  find(key: string): KeptPage | undefined {
    return this.#pages.get(key);
  }

  /** A result that was made from the same `input` before, else made now. */
  async recall<T>(name: string, input: string, make: () => Promise<T>): Promise<T> {
    const key = hashOf([input]);
    const old = this.#old.get(name);
    // What is kept under a name is always what its maker gave.
    const value = old?.key === key ? (old.value as T) : await make();
    this.#results.set(name, { key, value });
    return value;
  }

  /** Takes what this build has made; `pages` are in the order of the rows. */
  keep({ terms, rows, starts }: ReturnType<GroupedTerms['keep']>, pages: readonly KeptPage[]): void {
    const placed = pages.map((page, i) => ({ ...page, start: starts[i] ?? 0, end: starts[i + 1] ?? 0 }));
    this.#next = { terms: terms.join(SEPARATOR), rows, pages: placed };
  }

  /** Keeps it for the next build. */
  save(): void {
    const kept = this.#toKeep();
    if (kept) this.write?.(kept);
  }

  #toKeep(): KeptIndex | undefined {
    return this.#next && { ...this.#next, results: this.#results };
  }
}
