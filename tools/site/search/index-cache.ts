import { type Cache, siteName, toolsCache } from '../../support/cache';
import { hashOf } from '../../support/hash';

/** Kind of entry in the cache: one for each content folder. */
const KIND = 'search';

/** What a page contributed to the index. */
export interface IndexedPage {
  /** Terms of the page, as `toRow` writes them. */
  row: Uint32Array;
  /** Title, tags and headings of the page, each with its weight in the pinyin table. */
  names: [name: string, weight: number][];
}

interface KeptIndex {
  /** Number of each term in the rows of pages. */
  ids: Map<string, number>;
  /** By a hash of what a page is indexed from. */
  pages: ReadonlyMap<string, IndexedPage>;
  /** Results that depend on the whole site, such as the pinyin files, each with a hash of what it was made from. */
  results: Map<string, { key: string; value: unknown }>;
}

/** What the last build of a site's index left for the next build by the same version of the tools. */
export class IndexCache {
  constructor(
    readonly kept: KeptIndex = { ids: new Map(), pages: new Map(), results: new Map() },
    /** Saves the cache; absent for an index that stays in memory. */
    private readonly write?: (kept: KeptIndex) => void,
  ) {}

  static open(root: string, cache: Cache = toolsCache): IndexCache {
    const key = [siteName(root)];
    return new IndexCache(cache.read(KIND, key), (kept) => cache.write(KIND, key, kept));
  }

  /** Returns the result cached under `name` if it was made from the same `input`, else makes it. */
  async recall<T>(name: string, input: string, make: () => Promise<T>): Promise<T> {
    const key = hashOf([input]);
    const old = this.kept.results.get(name);
    // The cast is safe: the value under a name always comes from that name's `make`.
    const value = old?.key === key ? (old.value as T) : await make();
    this.kept.results.set(name, { key, value });
    return value;
  }

  save(): void {
    this.write?.(this.kept);
  }
}
