import { parseSource, type SourcePage, withAddress, withStoredText } from '../source/source-page';
import { splitFrontmatter } from '../source/split-frontmatter';
import { type Cache, siteName } from '../support/cache';
import { hashOf } from '../support/hash';
import type { Problem } from '../support/problems';
import type { RenderedPage } from './page';
import type { PageInputs } from './page-inputs';

/** Kind of entry in the cache: one for each shard. */
const KIND = 'pages';

/** Number of shards per content folder: an edit of a page rewrites only one of them. */
const SHARD_COUNT = 64;

/** What a page is rendered from, except its `PageInputs`. */
interface RenderKey {
  /** Hash of the page's source, address and settings. */
  hash: string;
  /** Hash of the names of all files and pages, which the hints of problems suggest. */
  names: string;
}

/** What is known of a page. */
interface KeptPage {
  /** Absent if the source has problems, which every run has to report again. */
  source?: Pick<SourcePage, 'textHash' | 'frontmatter'>;
  render?: RenderKey & KeptRender;
}

interface KeptRender {
  page: RenderedPage;
  inputs: PageInputs;
}

/** The pages as they were read and rendered last, in memory and between runs. */
export class PageCache {
  readonly #site: string;
  readonly #pages = new Map<string, KeptPage>();
  /** Numbers of the shards that have changed since they were read or written. */
  readonly #changed = new Set<number>();
  /** Files of the pages that were found or added since the last `save`. */
  #used = new Set<string>();

  constructor(
    root: string,
    private readonly cache: Cache,
  ) {
    this.#site = siteName(root);
    for (let shard = 0; shard < SHARD_COUNT; shard++)
      for (const [file, kept] of cache.read<Map<string, KeptPage>>(KIND, this.#keyOf(shard)) ?? []) {
        if (kept.render) copyBytes(kept.render.page);
        this.#pages.set(file, kept);
      }
  }

  /**
   * Reads a source's frontmatter, from the cache if the text is unchanged. A property, so that it can be a callback.
   */
  readonly parse = (file: string, text: string): { page: SourcePage; problems: Problem[] } => {
    const textHash = hashOf([text]);
    let kept = this.#pages.get(file)?.source;
    if (kept?.textHash !== textHash) {
      const parsed = parseSource(file, text, textHash);
      if (parsed.problems.length > 0) return parsed;
      // A clone: a string that was cut out of the text would keep the whole text in memory.
      kept = { textHash, frontmatter: structuredClone(parsed.page.frontmatter) };
      this.#add(file, { source: kept });
    }
    const { body, bodyLine } = splitFrontmatter(text);
    const { frontmatter } = kept;
    // The frontmatter is parsed again only if a problem is found later and needs its line.
    const placeOf = (name: string) => parseSource(file, page.text, textHash).page.placeOf(name);
    const page = withStoredText(
      withAddress({ relativePath: file, frontmatter, text, textHash, body, bodyLine, placeOf }),
    );
    return { page, problems: [] };
  };

  /** Returns a page as it was rendered last; undefined if what it was rendered from has changed. */
  find(
    file: string,
    { hash, names }: RenderKey,
    isCurrent: (inputs: PageInputs) => boolean,
  ): KeptRender | undefined {
    const kept = this.#pages.get(file)?.render;
    if (kept?.hash !== hash || !isCurrent(kept.inputs)) return undefined;
    if (kept.page.problems.length > 0 && kept.names !== names) return undefined;
    this.#used.add(file);
    return kept;
  }

  add(file: string, { hash, names, page, inputs }: RenderKey & KeptRender): void {
    this.#add(file, { render: { hash, names, page, inputs } });
    this.#used.add(file);
  }

  /** Saves what has changed, for the next run. Forgets the pages that were not asked for since the last call. */
  save(): void {
    for (const file of [...this.#pages.keys()].filter((known) => !this.#used.has(known))) {
      this.#pages.delete(file);
      this.#changed.add(shardOf(file));
    }
    this.#used = new Set();
    if (this.#changed.size === 0) return;
    const shards = Array.from({ length: SHARD_COUNT }, () => new Map<string, KeptPage>());
    for (const [file, page] of this.#pages) shards[shardOf(file)]?.set(file, page);
    for (const shard of this.#changed) this.cache.write(KIND, this.#keyOf(shard), shards[shard]);
    this.#changed.clear();
  }

  #add(file: string, page: KeptPage): void {
    this.#changed.add(shardOf(file));
    this.#pages.set(file, { ...this.#pages.get(file), ...page });
  }

  #keyOf(shard: number): string[] {
    return [this.#site, String(shard)];
  }
}

/** Copies the bytes of a page that was read, because they are part of its whole shard. */
function copyBytes(page: RenderedPage): void {
  page.html = Buffer.from(page.html);
  page.passages = Buffer.from(page.passages);
}

function shardOf(file: string): number {
  return Number.parseInt(hashOf([file]).slice(0, 8), 16) % SHARD_COUNT;
}
