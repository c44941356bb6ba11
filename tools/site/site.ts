import { readLastUpdated } from '../source/last-updated';
import { MediaLibrary, type MediaMemory } from '../source/media-library';
import { readSite, type SiteSource, type SourceMemory } from '../source/read-site';
import { type Cache, toolsCache } from '../support/cache';
import { type ContentBundle, makeBundle } from './make-bundle';
import { PageCache } from './page-cache';
import { type RenderedSite, renderPages } from './render-pages';

/**
 * The site in memory. `update` runs the stages from the content folder to the bundle; each reuses what has not changed
 * since the last update, or since an earlier run of the tools. A build is one update, `npm run dev` one for each save.
 */
export class Site {
  readonly #sources: SourceMemory = new Map();
  readonly #media: MediaMemory = new Map();
  readonly #pages: PageCache;
  #dates: ReadonlyMap<string, string> | undefined;

  /** `root`: absolute path of the content folder. */
  constructor(
    readonly root: string,
    cache: Cache = toolsCache,
  ) {
    this.#pages = new PageCache(root, cache);
  }

  /** Reads what changed, and makes the bundle anew. Throws `UsageError` when the folder has no page. */
  async update(): Promise<ContentBundle> {
    return makeBundle(await this.render(await this.read()));
  }

  /**
   * Reads when each file was last committed, for the next `render`. With a long history, git takes seconds. Until then,
   * pages keep the dates that earlier runs have found.
   */
  async readDates(): Promise<void> {
    this.#dates = await readLastUpdated(this.root);
  }

  read(): Promise<SiteSource> {
    return readSite(this.root, { known: this.#sources, parse: this.#pages.parse });
  }

  render(source: SiteSource, onProgress?: (message: string) => void): Promise<RenderedSite> {
    const media = new MediaLibrary(this.root, this.#media);
    return renderPages(source, { media, cache: this.#pages, dates: this.#dates, onProgress });
  }

  /** Saves the rendered pages for the next run of the tools. */
  save(): void {
    this.#pages.save();
  }
}
