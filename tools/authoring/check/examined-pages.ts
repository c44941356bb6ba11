import type { Cache } from '../../support/cache.mjs';
import { siteName, toolsCache } from '../../support/caches';
import { hashOf } from '../../support/hash';
import type { CheckOff } from './check-offs';
import type { Finding } from './finding';
import type { PageParts } from './page-parts';

/** Kind of the cache entries. Each content folder has one entry. */
const KIND = 'check';

/** The check's results for one page. They depend on its text and the names in `check.yml`. */
export interface ExaminedPage extends PageParts {
  findings: Finding[];
  offs: CheckOff[];
}

/** Cached results of earlier checks of a content folder, by page. */
export class ExaminedPages {
  /** Results by the hash of everything that they depend on. */
  readonly #old: ReadonlyMap<string, ExaminedPage>;
  readonly #new = new Map<string, ExaminedPage>();
  readonly #site: string;

  constructor(
    root: string,
    private readonly cache: Cache = toolsCache,
  ) {
    this.#site = siteName(root);
    this.#old = cache.read(KIND, [this.#site]) ?? new Map();
  }

  /** The cached result for a page, or that of `examine`. Faults in samples may be added to the latter until `save`. */
  find(file: string, text: string, names: RegExp | null, examine: () => ExaminedPage): ExaminedPage {
    const key = hashOf([file, text, names?.source ?? '']);
    const page = this.#old.get(key) ?? examine();
    this.#new.set(key, page);
    return page;
  }

  /** Writes the results to the cache for the next check. */
  save(): void {
    const isSame =
      this.#new.size === this.#old.size && [...this.#new.keys()].every((key) => this.#old.has(key));
    if (!isSame) this.cache.write(KIND, [this.#site], this.#new);
  }
}
