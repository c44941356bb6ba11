import path from 'node:path';
import type { PageRecord } from '../../../src/bundle/records';
import type { SiteContext } from '../../markdown/page-env';
import type { Term } from '../../site/link-terms';
import type { Page } from '../../site/page';
import type { PageInputs } from '../../site/page-inputs';
import { renderPage } from '../../site/render-page';
import { MediaLibrary } from '../../source/media-library';
import type { SourcePage } from '../../source/source-page';
import { contentHash } from '../../support/hash';
import { pageChunk } from './chunk-names';
import { upToHeading } from './first-heading';
import type { SourceStore } from './source-store';

/** What rendering needs to know about the current site. */
interface RenderContext extends Omit<SiteContext, 'media'> {
  terms: readonly Term[];
  dates: ReadonlyMap<string, string>;
}

/**
 * Renders pages on request and caches them until one of their inputs changes. The parameter `mapped` is the page's
 * entry in the site map, which has the page's final address.
 */
export class PageRenders {
  readonly media: MediaLibrary;
  readonly #renders = new Map<string, { page: Page; inputs: PageInputs }>();
  readonly #heads = new Map<string, Page>();

  constructor(
    private readonly root: string,
    private readonly sources: SourceStore,
    /** Called for each render: the result changes with the set of pages. */
    private readonly context: () => RenderContext,
  ) {
    this.media = new MediaLibrary(root);
  }

  /** A page's record. Its key changes with the HTML, so that the app drops what its effects added to the old HTML. */
  record(mapped: SourcePage): PageRecord {
    const page = this.#renders.get(mapped.relativePath)?.page ?? this.#render(mapped);
    const { record } = page;
    return { ...record, key: `${record.key}-${contentHash(record.html)}` };
  }

  facts(mapped: SourcePage): Page {
    return this.#renders.get(mapped.relativePath)?.page ?? this.#render(mapped);
  }

  /** A page as sidebars show it: only the part with its title is rendered. */
  head(mapped: SourcePage): Page {
    const file = mapped.relativePath;
    const known = this.#renders.get(file)?.page ?? this.#heads.get(file);
    if (known) return known;
    const source = this.#sourceOf(mapped);
    const hasTitle = Boolean(source.frontmatter.title);
    // Links need no check here: the page's problems are reported when the whole page is rendered.
    const site = { ...this.context(), media: this.media, findPage: () => '/' };
    const { page } = renderPage(
      { ...source, body: hasTitle ? '' : upToHeading(source.body) },
      { site, terms: [] },
    );
    page.file = pageChunk(file);
    if (page.record.title === '') return this.facts(mapped);
    this.#heads.set(file, page);
    return page;
  }

  /** Whether a page's problems are known. */
  has(file: string): boolean {
    return this.#renders.has(file);
  }

  forget(file: string): void {
    this.#renders.delete(file);
    this.#heads.delete(file);
  }

  /** Forgets all rendered pages. Keeps titles: a page's title depends only on the page's own source. */
  forgetAll(): void {
    this.#renders.clear();
  }

  /** Every file that a rendered page uses or looked for. */
  inputFiles(): string[] {
    return [...this.#renders.values()].flatMap(({ inputs }) => [
      ...inputs.media.keys(),
      ...inputs.snippets.keys(),
    ]);
  }

  /** Forgets the pages that use one of these files and returns their names. */
  forgetUsersOf(files: readonly string[]): string[] {
    for (const file of files) this.media.forget(path.join(this.root, file));
    return this.#forgetWhere(({ media, snippets }) =>
      files.some((file) => media.has(file) || snippets.has(file)),
    );
  }

  /** Forgets the pages with a link that leads to another page than when they were rendered. Returns their names. */
  forgetMovedLinks(): string[] {
    const { findPage } = this.context();
    return this.#forgetWhere(({ links }) => [...links].some(([wanted, found]) => findPage(wanted) !== found));
  }

  #forgetWhere(isStale: (inputs: PageInputs) => boolean): string[] {
    const gone = [...this.#renders].filter(([, { inputs }]) => isStale(inputs)).map(([file]) => file);
    for (const file of gone) this.#renders.delete(file);
    return gone;
  }

  /** The complete source of a page. The site's plan may have only the result of `SourceStore.head`. */
  #sourceOf({ relativePath, path: address }: SourcePage): SourcePage {
    return { ...this.sources.parsed(relativePath).page, path: address };
  }

  #render(mapped: SourcePage): Page {
    const { terms, dates, ...site } = this.context();
    const file = mapped.relativePath;
    const { page, inputs } = renderPage(this.#sourceOf(mapped), {
      site: { ...site, media: this.media },
      terms,
      lastUpdated: dates.get(file),
    });
    page.file = pageChunk(file);
    this.#heads.delete(file);
    this.#renders.set(file, { page, inputs });
    return page;
  }
}
