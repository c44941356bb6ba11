import type { Cache } from '../../support/cache.mjs';
import { siteName, toolsCache } from '../../support/caches';
import { hashOf } from '../../support/hash';
import type { CheckOff } from './check-offs';
import type { Finding } from './finding';
import type { PageParts } from './page-parts';

/** Kind of cache entry; each content folder has one. */
const KIND = 'check';

/** The check's results for one page. They depend on its text and the names in `check.yml`. */
export interface ExaminedPage extends PageParts {
  findings: Finding[];
  /** The rules it switches off. */
  offs: CheckOff[];
}

interface KeptPage {
  /** Hash of all inputs. */
  key: string;
  page: ExaminedPage;
}

/** Cached results of earlier checks of a content folder, by page. */
export class ExaminedPages {
  readonly #old: ReadonlyMap<string, KeptPage>;
  readonly #new = new Map<string, KeptPage>();
  readonly #site: string;
  #isChanged = false;

  constructor(
    root: string,
    private readonly cache: Cache = toolsCache,
  ) {
    this.#site = siteName(root);
    this.#old = cache.read(KIND, [this.#site]) ?? new Map();
  }

  /** The cached result for a page with this text; undefined when an input has changed. */
  find(file: string, text: string, names: RegExp | null): ExaminedPage | undefined {
    const kept = this.#old.get(file);
    if (kept?.key !== keyOf(text, names)) return undefined;
    this.#new.set(file, kept);
    return kept.page;
  }

  /** Adds the result for a page. Faults in its samples may be added to it until `save`. */
  add(file: string, text: string, names: RegExp | null, page: ExaminedPage): void {
    this.#isChanged = true;
    this.#new.set(file, { key: keyOf(text, names), page });
  }

  /** Writes the results to the cache for the next check. */
  save(): void {
    if (this.#isChanged || this.#new.size !== this.#old.size) this.cache.write(KIND, [this.#site], this.#new);
  }
}

function keyOf(text: string, names: RegExp | null): string {
  return hashOf([text, names?.source ?? '']);
}
