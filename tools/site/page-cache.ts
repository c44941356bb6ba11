import { parseSource, type SourcePage, withAddress } from '../source/source-page';
import type { Cache } from '../support/cache.mjs';
import { siteName, toolsCache } from '../support/caches';
import { hashOf } from '../support/hash';
import type { Problem } from '../support/problems';
import type { Page, RenderedFacts } from './page';
import type { PageInputs } from './page-inputs';

/** Kind of entry in the cache: one for each shard. */
const KIND = 'pages';

/** Number of shards per content folder. Shards are small, and an edit of a page rewrites only one of them. */
const SHARD_COUNT = 64;

/** What reading a source found. */
interface KeptSource {
  hash: string;
  frontmatter: SourcePage['frontmatter'];
  /** Offset of the body in the text. UTF-16 code units. */
  bodyStart: number;
  /** 1-based. */
  bodyLine: number;
}

/** The result of rendering a page, without the record's HTML, which is read from the output. */
interface KeptRender {
  /** Hash of everything that the page is rendered from, except `inputs`. */
  inputHash: string;
  inputs: PageInputs;
  facts: RenderedFacts;
}

/**
 * What is cached of a page. `source` is absent if the frontmatter has problems, `render` if rendering found problems:
 * every build has to report them again.
 */
interface KeptPage {
  source?: KeptSource;
  render?: KeptRender;
}

type Shard = Map<string, KeptPage>;

/** Cache of the pages that earlier builds have read and rendered. */
export class PageCache {
  readonly #site: string;
  readonly #old: Shard[];
  readonly #new: Shard[] = Array.from({ length: SHARD_COUNT }, () => new Map());
  readonly #changed = new Set<number>();

  constructor(
    root: string,
    private readonly cache: Cache = toolsCache,
  ) {
    this.#site = siteName(root);
    this.#old = this.#new.map((_, i) => cache.read(KIND, this.#keyOf(i)) ?? new Map());
  }

  /**
   * Reads a source's frontmatter, from the cache if the text is unchanged. A property, so that it can be a callback.
   */
  readonly parse = (file: string, text: string): { page: SourcePage; problems: Problem[] } => {
    const kept = this.#old[shardOf(file)]?.get(file)?.source;
    const hash = hashOf([text]);
    if (kept?.hash === hash) {
      this.#keep(file, { source: kept });
      const { frontmatter, bodyStart, bodyLine } = kept;
      // The source is parsed again only if a problem is found later and needs its line. Problems of the frontmatter
      // itself cannot get here: such a source is not cached.
      const placeOf = (name: string) => parseSource(file, text).page.placeOf(name);
      const body = text.slice(bodyStart);
      const page = withAddress({ relativePath: file, frontmatter, text, body, bodyLine, placeOf });
      return { page, problems: [] };
    }
    this.#changed.add(shardOf(file));
    const parsed = parseSource(file, text);
    if (parsed.problems.length === 0) {
      const { frontmatter, body, bodyLine } = parsed.page;
      const bodyStart = text.length - body.length;
      this.#keep(file, { source: { hash, frontmatter, bodyStart, bodyLine } });
    }
    return parsed;
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
    const kept = this.#old[shardOf(file)]?.get(file)?.render;
    if (kept?.inputHash !== inputHash || !isCurrent(kept.inputs)) return undefined;
    this.#keep(file, { render: kept });
    return kept.facts;
  }

  /** Adds a rendered page, unless it has problems, which every build has to report. */
  add(
    // `readRecord` is a function and cannot be stored.
    { source, problems, readRecord: _, ...facts }: Page,
    inputHash: string,
    inputs: PageInputs,
  ): void {
    const file = source.relativePath;
    this.#changed.add(shardOf(file));
    if (problems.length === 0) this.#keep(file, { render: { inputHash, inputs, facts } });
  }

  /** Saves what this build has read and rendered, for the next build. */
  save(): void {
    // A deleted page does not mark its shard as changed, but the shard is smaller without it.
    for (const [i, shard] of this.#new.entries())
      if (this.#changed.has(i) || shard.size !== this.#old[i]?.size)
        this.cache.write(KIND, this.#keyOf(i), shard);
  }

  #keep(file: string, page: KeptPage): void {
    const shard = this.#new[shardOf(file)];
    shard?.set(file, { ...shard.get(file), ...page });
  }

  #keyOf(shard: number): string[] {
    return [this.#site, String(shard)];
  }
}

function shardOf(file: string): number {
  return Number.parseInt(hashOf([file]).slice(0, 8), 16) % SHARD_COUNT;
}
