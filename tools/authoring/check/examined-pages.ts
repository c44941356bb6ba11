import { existsSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../site/page-cache';
import type { Cache } from '../../support/cache.mjs';
import { siteName, toolsCache } from '../../support/caches';
import type { ExaminedPage } from './examine-page';

/** Kind of entry in the cache: one for each content folder. */
const KIND = 'check';

interface KeptPage extends Pick<ExaminedPage, 'findings' | 'offs'> {
  /** Hash of everything it was made from but the drawings. */
  key: string;
  /** Drawings, and whether there was one. */
  drawings: [file: string, isThere: boolean][];
}

/** What earlier checks of a content folder have found in its pages. */
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

  /** What a page of this text gave before; undefined where it might give something else now. */
  find(file: string, text: string, names: RegExp | null): ExaminedPage | undefined {
    const kept = this.#old.get(file);
    if (kept?.key !== keyOf(text, names)) return undefined;
    if (kept.drawings.some(([drawing, wasThere]) => this.#hasDrawing(drawing) !== wasThere)) return undefined;
    this.#new.set(file, kept);
    return { ...kept, drawings: kept.drawings.map(([drawing]) => drawing) };
  }

  /** Takes what a page gave, its samples' faults among it. */
  add(file: string, text: string, names: RegExp | null, { findings, offs, drawings }: ExaminedPage): void {
    this.#isChanged = true;
    const kept: KeptPage = {
      key: keyOf(text, names),
      findings,
      offs,
      drawings: drawings.map((drawing) => [drawing, this.#hasDrawing(drawing)]),
    };
    this.#new.set(file, kept);
  }

  /** Keeps what this check has found for the next. */
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
