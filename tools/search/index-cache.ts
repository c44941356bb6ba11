import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashOf } from '../bundle/page-cache';
import { dropOldest, readChecked, writeChecked } from '../cache-files';
import { cacheFolder } from '../cache-folder';
import type { GroupedTerms, KeptTerms } from './term-table';

/** Another one when pages of the same content give other terms. */
export const INDEX_VERSION = 1;

/** Where it is kept between builds what pages give to the index; may be deleted at any time. */
const CACHE_DIR = cacheFolder('search');

/** Sites that are kept. */
const MAX_SITES = 6;

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
  version: string;
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
  #next: Omit<KeptIndex, 'version' | 'results'> | undefined;

  private constructor(
    private readonly file: string,
    private readonly version: string,
    kept: KeptIndex | undefined,
  ) {
    const terms = kept && kept.terms !== '' ? kept.terms.split(SEPARATOR) : [];
    this.terms = { terms, rows: kept?.rows ?? new Uint32Array() };
    this.#pages = new Map(kept?.pages.map((page) => [page.key, page]));
    this.#old = kept?.results ?? new Map();
  }

  /** `site` names what is indexed, `version` the tools: another one, another cache. */
  static open(site: string, version: string, folder = CACHE_DIR): IndexCache {
    const file = path.join(folder, `${hashOf([site]).slice(0, 16)}.bin`);
    return new IndexCache(file, version, readKept(file, version));
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

  /** Writes it down. */
  save(): void {
    if (!this.#next) return;
    writeChecked(this.file, serialize({ version: this.version, ...this.#next, results: this.#results }));
    dropOldest(path.dirname(this.file), MAX_SITES);
  }
}

function readKept(file: string, version: string): KeptIndex | undefined {
  const data = readChecked(file);
  if (!data) return undefined;
  try {
    const kept: KeptIndex = deserialize(data);
    return kept.version === version ? kept : undefined;
  } catch {
    // Written by another version of Node, which has other bytes for it.
    return undefined;
  }
}
