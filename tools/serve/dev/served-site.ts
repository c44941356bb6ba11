import type { SiteIndex } from '../../../src/bundle/records';
import type { ContentBundle } from '../../site/make-bundle';
import { recordOf } from '../../site/page';
import { SearchThread } from '../../site/search/search-thread';
import type { OutputFile } from '../../support/output-file';

/** The bundle of one update of the site, as it is served. */
export class ServedSite {
  /** Without offline reading: the development server has no service worker. */
  readonly index: SiteIndex;
  readonly #texts: ReadonlyMap<string, () => string>;
  readonly #copies: ReadonlyMap<string, string>;
  #search: Promise<ReadonlyMap<string, OutputFile>> | undefined;
  readonly #abort = new AbortController();

  constructor(
    private readonly root: string,
    readonly bundle: ContentBundle,
  ) {
    const { pages, files, site } = bundle;
    this.index = { ...site, offline: undefined };
    this.#texts = new Map([
      // The app keeps a page's elements while its key is the same; here the key changes with the content.
      ...pages.map((page) => {
        const { file } = page;
        return [file, () => JSON.stringify({ ...recordOf(page), key: file })] as const;
      }),
      ...files.flatMap(({ file, data }) => (data === undefined ? [] : [[file, () => data] as const])),
      ['site.json', () => JSON.stringify(this.index)] as const,
    ]);
    this.#copies = new Map(
      files.flatMap(({ file, copyOf }) => (copyOf === undefined ? [] : [[file, copyOf]])),
    );
  }

  /** Text of a file of the bundle; undefined when it has no such file, or one that `copyOf` has. */
  async text(file: string): Promise<string | undefined> {
    const { folder } = this.bundle.search;
    if (!file.startsWith(folder)) return this.#texts.get(file)?.();
    this.#search ??= this.#makeSearch();
    const found = (await this.#search).get(file);
    return found && (found.lazy?.make() ?? String(found.data));
  }

  /** Absolute path of the file in the content folder that is a file of the bundle, such as a picture. */
  copyOf(file: string): string | undefined {
    return this.#copies.get(file);
  }

  /** Stops making the search index: a newer bundle is served now. */
  close(): void {
    this.#abort.abort();
  }

  /** Makes the search index, which nobody may ask for. After `close` it stays incomplete, and the app asks for the next. */
  async #makeSearch(): Promise<ReadonlyMap<string, OutputFile>> {
    const thread = new SearchThread(this.root);
    const files = new Map<string, OutputFile>();
    try {
      for await (const file of thread.make(this.bundle.search, this.#abort.signal))
        files.set(file.file, file);
      await thread.finish();
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error;
    } finally {
      await thread.close();
    }
    return files;
  }
}
