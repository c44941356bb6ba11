import { parseSiteIndex } from '../../src/bundle/parse-records';
import type { SiteIndex } from '../../src/bundle/records';
import { buildFiles, pageChunkOf } from './bundle-files';
import type { BundleOptions } from './bundle-options';
import { checkFailure, type Failure, respondWithFailure } from './failures';
import { readJson, verifyFiles } from './verify-files';

/** A file of the bundle: a page by its address, a section (`sections/model`), or `site.json`. */
export type Target = `/${string}` | `sections/${string}` | 'site.json';

interface ActiveFailure {
  chunk: string;
  failure: Failure;
  /** Number of requests to which it still applies. */
  left: number;
  /** Resolves when the failure ends. A `late` request waits for this. */
  lifted: Promise<void>;
  lift: () => void;
}

/** `pages/a.1a2b3c4d.json` → `pages/a`; the parts of a section all count as the section. */
function chunkOf(file: string): string {
  return file.replace(/(~\d+)?\.[\da-f]{8,}\.json$/, '');
}

/**
 * A bundle that a test serves: its files, their failures, and the requests so far. See README.md in this
 * folder.
 */
export class TestBundle {
  #options: BundleOptions;
  #files;
  #failures: ActiveFailure[] = [];
  readonly #requests: string[] = [];

  constructor(options: BundleOptions) {
    this.#options = options;
    this.#files = buildFiles(options);
    verifyFiles(this.#files, options.pages);
  }

  /** `site.json` as it is now. */
  get site(): SiteIndex {
    return parseSiteIndex(readJson(this.#files, 'site.json'));
  }

  /** Files below `/docs/assets/` that were requested so far, in order. */
  get requests(): readonly string[] {
    return this.#requests;
  }

  /** Current file of a target. */
  fileOf(target: Target): string {
    const chunk = this.#chunkOfTarget(target);
    const found = [...this.#files.keys()].find((file) => chunkOf(file) === chunk);
    if (!found) {
      const known = [...new Set([...this.#files.keys()].map(chunkOf))].join(', ');
      throw new Error(`The test bundle has nothing called ${target}. It has: ${known}`);
    }
    return found;
  }

  /** How often a target was requested, with any hash in its name. */
  countOf(target: Target): number {
    const chunk = this.#chunkOfTarget(target);
    return this.#requests.filter((file) => chunkOf(file) === chunk).length;
  }

  /**
   * Makes a target fail from now on, or for the next `times` requests. The returned function ends the
   * failure.
   */
  fail(target: Target, failure: Failure, { times = Number.POSITIVE_INFINITY } = {}): () => void {
    checkFailure(failure);
    let lift = (): void => undefined;
    const lifted = new Promise<void>((resolve) => {
      lift = resolve;
    });
    const entry = { chunk: chunkOf(this.fileOf(target)), failure, left: times, lifted, lift };
    this.#failures.push(entry);
    return () => this.#lift(entry);
  }

  /** Ends every failure. Requests held by `late` get their answer. */
  restore(): void {
    for (const entry of [...this.#failures]) this.#lift(entry);
  }

  /** Puts a new version online: changed files get new names, and the old names answer 404. */
  deploy(change: Partial<BundleOptions>): void {
    this.#options = { ...this.#options, ...change };
    this.#files = buildFiles(this.#options);
    verifyFiles(this.#files, this.#options.pages);
  }

  /** Answers a request for a file below `/docs/assets/`. */
  async answer(file: string): Promise<Response> {
    this.#requests.push(file);
    const failure = await this.#nextFailure(file);
    const text = this.#files.get(file);
    if (text === undefined) return respondWithFailure('missing', '');
    if (failure) return respondWithFailure(failure, text);
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  }

  async #nextFailure(file: string): Promise<Exclude<Failure, 'late'> | undefined> {
    const entry = this.#failures.find(({ chunk, left }) => chunk === chunkOf(file) && left > 0);
    if (!entry) return undefined;
    entry.left -= 1;
    if (entry.failure !== 'late') return entry.failure;
    await entry.lifted;
    return undefined;
  }

  #lift(entry: ActiveFailure): void {
    this.#failures = this.#failures.filter((other) => other !== entry);
    entry.lift();
  }

  #chunkOfTarget(target: Target): string {
    return target.startsWith('/') ? pageChunkOf(target) : target;
  }
}

/** A small valid bundle in memory; serve it with `bundleHandlers`. */
export function createBundle(options: BundleOptions): TestBundle {
  return new TestBundle(options);
}
