import { existsSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../site/page-cache';
import type { Cache } from '../../support/cache.mjs';
import { siteName, toolsCache } from '../../support/caches';
import type { ExaminedPage } from './examine-page';

/** Kind of cache entry; each content folder has one. */
const KIND = 'check';

interface KeptPage extends Pick<ExaminedPage, 'findings' | 'offs' | 'samples'> {
  /** Hash of all inputs except the drawings. */
  key: string;
  /** Drawings, and whether each existed. */
  drawings: [file: string, isThere: boolean][];
}

/** Cached results of earlier checks of a content folder, by page. */
export class ExaminedPages {
  readonly #old: ReadonlyMap<string, KeptPage>;
  readonly #new = new Map<string, KeptPage>();
  readonly #site: string;
  #isChanged = false;

  constructor(
    private readonly root: string,
    private readonly cache: Cache = toolsCache,
  ) {
    this.#site = siteName(root);
    this.#old = cache.read(KIND, [this.#site]) ?? new Map();
  }

  /** The cached result for a page with this text; undefined when an input has changed. */
  find(file: string, text: string, names: RegExp | null): ExaminedPage | undefined {
    const kept = this.#old.get(file);
    if (kept?.key !== keyOf(text, names)) return undefined;
    if (kept.drawings.some(([drawing, wasThere]) => this.#hasDrawing(drawing) !== wasThere)) return undefined;
    this.#new.set(file, kept);
    return { ...kept, drawings: kept.drawings.map(([drawing]) => drawing) };
  }

  /** Adds the result for a page, including the faults in its samples. */
  add(file: string, text: string, names: RegExp | null, page: ExaminedPage): void {
    this.#isChanged = true;
    const kept: KeptPage = {
      key: keyOf(text, names),
      findings: page.findings,
      offs: page.offs,
      samples: page.samples,
      drawings: page.drawings.map((drawing) => [drawing, this.#hasDrawing(drawing)]),
    };
    this.#new.set(file, kept);
  }

  /** Writes the results to the cache for the next check. */
  save(): void {
    if (this.#isChanged || this.#new.size !== this.#old.size) this.cache.write(KIND, [this.#site], this.#new);
  }

  #hasDrawing(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }
}

function keyOf(text: string, names: RegExp | null): string {
  return hashOf([text, names?.source ?? '']);
}
