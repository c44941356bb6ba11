import path from 'node:path';
import type { PageRecord } from '../../../src/bundle/records';
import { MarkdownRenderer } from '../../markdown/markdown-renderer';
import type { SiteContext } from '../../markdown/page-env';
import type { Term } from '../../site/link-terms';
import type { Page } from '../../site/page';
import type { PageInputs } from '../../site/page-inputs';
import { renderPage } from '../../site/render-page';
import type { SiteMap } from '../../site/site-map';
import { MediaLibrary } from '../../source/media-library';
import type { SourcePage } from '../../source/source-page';
import { contentHash } from '../../support/hash';
import { pageChunk } from './chunk-names';
import { firstHeading } from './first-heading';
import { addressStem } from './site-plan';
import type { SourceStore } from './source-store';

/** What rendering needs to know about the current site. */
interface RenderContext extends Omit<SiteContext, 'media' | 'findPage'> {
  map: SiteMap;
  terms: readonly Term[];
  /** Time of each file's last commit. */
  dates: ReadonlyMap<string, string>;
}

/** The inputs of a rendered page. When one of them changes, the page is stale. */
interface InputNames {
  /** Absolute paths of images, downloads and included files, missing ones too. */
  files: ReadonlySet<string>;
  /** Addresses that the page links to, normalised by `addressStem`. */
  links: ReadonlySet<string>;
}

interface Render {
  page: Page;
  inputs: InputNames;
  /** The HTML was not kept: the page was rendered only to find its problems. */
  isBare: boolean;
}

/**
 * Pages are rendered on request and kept until one of their inputs changes. `mapped` is a source as the site map has it, with
 * the address that the page got there.
 */
export class PageRenders {
  readonly media: MediaLibrary;
  readonly #renderer = new MarkdownRenderer();
  readonly #renders = new Map<string, Render>();
  readonly #heads = new Map<string, Page>();

  constructor(
    private readonly sources: SourceStore,
    /** Called for each render: the result changes with the set of pages. */
    private readonly context: () => RenderContext,
    /** Called when a page's title turns out to differ from the one `head` returned. */
    private readonly onRetitled: (file: string) => void,
    root: string,
  ) {
    this.media = new MediaLibrary(root);
  }

  /** A page's record. Its key changes with the HTML, so that the app drops what its effects added to the old HTML. */
  record(mapped: SourcePage): PageRecord {
    const record = this.full(mapped).readRecord();
    return { ...record, key: `${record.key}-${contentHash(record.html)}` };
  }

  /** A page with its HTML. */
  full(mapped: SourcePage): Page {
    const known = this.#renders.get(mapped.relativePath);
    if (known && !known.isBare) return known.page;
    const { page, inputs } = this.#render(mapped);
    this.#renders.set(mapped.relativePath, { page, inputs, isBare: false });
    return page;
  }

  /** A page's anchors and problems. The HTML may be missing: the HTML of ten thousand pages is not kept. */
  facts(mapped: SourcePage): Page {
    const file = mapped.relativePath;
    const known = this.#renders.get(file);
    if (known) return known.page;
    const { page, inputs } = this.#render(mapped);
    const readRecord = (): never => {
      throw new Error(`the HTML of ${file} was not kept`);
    };
    const bare = { ...page, readRecord };
    this.#renders.set(file, { page: bare, inputs, isBare: true });
    return bare;
  }

  /** A page as sidebars show it: only its title is rendered. */
  head(mapped: SourcePage): Page {
    const file = mapped.relativePath;
    const known = this.#renders.get(file)?.page ?? this.#heads.get(file);
    if (known) return known;
    const source = this.#sourceOf(mapped);
    const body = source.frontmatter.title ? '' : firstHeading(source.body);
    const { root, lineNumbers } = this.context();
    // Links in a title need no check here: its problems are reported when the page is rendered.
    const site: SiteContext = {
      root,
      lineNumbers,
      media: this.media,
      findPage: () => '/',
      pagePaths: [],
      findProduct: () => undefined,
      hasOwnValues: () => false,
    };
    const { page } = renderPage(
      { ...source, body },
      { renderer: this.#renderer, site, terms: [], nameFile: pageChunk },
    );
    this.#heads.set(file, page);
    return page;
  }

  /** The page if it is already rendered, in part or whole; renders nothing. */
  peek(file: string): Page | undefined {
    return this.#renders.get(file)?.page ?? this.#heads.get(file);
  }

  /** Whether a page's problems are known. */
  has(file: string): boolean {
    return this.#renders.has(file);
  }

  /** Forgets a page whose source has changed. */
  forget(file: string): void {
    this.#renders.delete(file);
    this.#heads.delete(file);
  }

  /** Forgets the rendering of every page, when something changes on which all depend. Titles depend only on their own source. */
  forgetAll(): void {
    this.#renders.clear();
  }

  /** Every file that a rendered page uses or looked for (absolute paths). */
  inputFiles(): Set<string> {
    return new Set([...this.#renders.values()].flatMap(({ inputs }) => [...inputs.files]));
  }

  /** Forgets the pages that use one of these files (absolute paths) and returns their names. */
  forgetUsersOf(files: ReadonlySet<string>): string[] {
    for (const file of files) this.media.forget(file);
    return this.#forgetWhere(({ files: used }) => intersects(used, files));
  }

  /** Forgets the pages that link to one of these addresses (normalised by `addressStem`) and returns their names. */
  forgetLinksTo(stems: ReadonlySet<string>): string[] {
    return this.#forgetWhere(({ links }) => intersects(links, stems));
  }

  #forgetWhere(isMeant: (inputs: InputNames) => boolean): string[] {
    const gone = [...this.#renders].filter(([, { inputs }]) => isMeant(inputs)).map(([file]) => file);
    for (const file of gone) this.#renders.delete(file);
    return gone;
  }

  /** The whole source of a page, of which the site's plan may hold only the head. */
  #sourceOf({ relativePath, path }: SourcePage): SourcePage {
    return { ...this.sources.parsed(relativePath).page, path };
  }

  #render(mapped: SourcePage): Omit<Render, 'isBare'> {
    const { map, terms, dates, ...known } = this.context();
    const findPage = (wanted: string) => map.find(wanted)?.path;
    const site: SiteContext = { ...known, media: this.media, findPage };
    const file = mapped.relativePath;
    const { page, inputs } = renderPage(this.#sourceOf(mapped), {
      renderer: this.#renderer,
      site,
      terms,
      lastUpdated: dates.get(file),
      nameFile: pageChunk,
    });
    const head = this.#heads.get(file);
    this.#heads.delete(file);
    if (head && head.record.title !== page.record.title) this.onRetitled(file);
    return { page, inputs: inputNames(inputs, known.root) };
  }
}

function inputNames({ media, snippets, links }: PageInputs, root: string): InputNames {
  return {
    files: new Set([...media.keys(), ...snippets.keys()].map((file) => path.join(root, file))),
    links: new Set([...links.keys()].map(addressStem)),
  };
}

function intersects(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const item of few) if (many.has(item)) return true;
  return false;
}
