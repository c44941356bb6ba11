import { parseSource, type SourcePage, withAddress } from '../source/source-page';
import { splitFrontmatter } from '../source/split-frontmatter';
import type { Cache } from '../support/cache.mjs';
import { siteName, toolsCache } from '../support/caches';
import { hashOf } from '../support/hash';
import type { Problem } from '../support/problems';
import type { Page, RenderedFacts } from './page';
import type { PageInputs } from './page-inputs';

/** Kind of entry in the cache: one for each shard. */
const KIND = 'pages';

/** Number of shards per content folder: an edit of a page rewrites only one of them. */
const SHARD_COUNT = 64;

/** What is cached of a page, without what has problems, which every build has to report again. */
interface KeptPage {
  source?: {
    /** Hash of the text. */
    hash: string;
    frontmatter: SourcePage['frontmatter'];
  };
  render?: {
    /** Hash of everything that the page is rendered from, except `inputs`. */
    inputHash: string;
    inputs: PageInputs;
    facts: RenderedFacts;
  };
}

/** Cache of the pages that earlier builds have read and rendered. */
export class PageCache {
  readonly #site: string;
  readonly #old = new Map<string, KeptPage>();
  readonly #new = new Map<string, KeptPage>();
  /** Numbers of the shards to write. */
  readonly #changed = new Set<number>();

  constructor(
    root: string,
    private readonly cache: Cache = toolsCache,
  ) {
    this.#site = siteName(root);
    for (let shard = 0; shard < SHARD_COUNT; shard++)
      for (const [file, page] of cache.read<Map<string, KeptPage>>(KIND, this.#keyOf(shard)) ?? [])
        this.#old.set(file, page);
  }

  /**
   * Reads a source's frontmatter, from the cache if the text is unchanged. A property, so that it can be a callback.
   */
  readonly parse = (file: string, text: string): { page: SourcePage; problems: Problem[] } => {
    const kept = this.#old.get(file)?.source;
    const hash = hashOf([text]);
    if (kept?.hash !== hash) {
      const parsed = parseSource(file, text);
      const { frontmatter } = parsed.page;
      if (parsed.problems.length === 0) this.#add(file, { source: { hash, frontmatter } });
      return parsed;
    }
    this.#keep(file, { source: kept });
    const { body, bodyLine } = splitFrontmatter(text);
    // The frontmatter is parsed again only if a problem is found later and needs its line.
    const placeOf = (name: string) => parseSource(file, text).page.placeOf(name);
    const { frontmatter } = kept;
    return {
      page: withAddress({ relativePath: file, frontmatter, text, body, bodyLine, placeOf }),
      problems: [],
    };
  };

  /**
   * Returns the cached facts of a page, and keeps them for the next build. Undefined if `inputHash` or the inputs have
   * changed.
   */
  find(
    file: string,
    inputHash: string,
    isCurrent: (inputs: PageInputs) => boolean,
  ): RenderedFacts | undefined {
    const kept = this.#old.get(file)?.render;
    if (kept?.inputHash !== inputHash || !isCurrent(kept.inputs)) return undefined;
    this.#keep(file, { render: kept });
    return kept.facts;
  }

  /** Adds a rendered page, unless it has problems. */
  add({ source, problems, ...facts }: Page, inputHash: string, inputs: PageInputs): void {
    if (problems.length === 0) this.#add(source.relativePath, { render: { inputHash, inputs, facts } });
  }

  /** Saves what this build has read and rendered, for the next build. */
  save(): void {
    const shards = Array.from({ length: SHARD_COUNT }, () => new Map<string, KeptPage>());
    for (const [file, page] of this.#new) shards[shardOf(file)]?.set(file, page);
    for (const shard of this.#changed) this.cache.write(KIND, this.#keyOf(shard), shards[shard]);
  }

  #add(file: string, page: KeptPage): void {
    this.#changed.add(shardOf(file));
    this.#keep(file, page);
  }

  #keep(file: string, page: KeptPage): void {
    this.#new.set(file, { ...this.#new.get(file), ...page });
  }

  #keyOf(shard: number): string[] {
    return [this.#site, String(shard)];
  }
}

function shardOf(file: string): number {
  return Number.parseInt(hashOf([file]).slice(0, 8), 16) % SHARD_COUNT;
}
