import path from 'node:path';
import type { PageRecord } from '../../../src/bundle/records';
import type { SiteContext } from '../../markdown/page-env';
import type { Term } from '../../site/link-terms';
import type { Page } from '../../site/page';
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
  dates: ReadonlyMap<string, string>;
}

/** The inputs of a rendered page. When one of them changes, the page is stale. */
interface InputNames {
  /** Images, downloads and included files below the content folder, missing ones too. */
  files: ReadonlySet<string>;
  /** Addresses that the page links to, normalised by `addressStem`. */
  links: ReadonlySet<string>;
}

interface Render {
  page: Page;
  inputs: InputNames;
  /** Whether the HTML was not kept, because the page was rendered only to find its problems. */
  isBare: boolean;
}

/**
 * Renders pages on request and caches them until one of their inputs changes. The parameter `mapped` is the page's
 * entry in the site map, which has the page's final address.
 */
export class PageRenders {
  readonly media: MediaLibrary;
  readonly #renders = new Map<string, Render>();
  readonly #heads = new Map<string, Page>();

  constructor(
    private readonly sources: SourceStore,
    /** Called for each render: the result changes with the set of pages. */
    private readonly context: () => RenderContext,
    /** Called when a page's title turns out to differ from the one `head` returned. */
    private readonly onRetitled: (file: string) => void,
    private readonly root: string,
  ) {
    this.media = new MediaLibrary(root);
  }

  /** A page's record. Its key changes with the HTML, so that the app drops what its effects added to the old HTML. */
  record(mapped: SourcePage): PageRecord {
    const record = this.full(mapped).readRecord();
    return { ...record, key: `${record.key}-${contentHash(record.html)}` };
  }

  full(mapped: SourcePage): Page {
    const known = this.#renders.get(mapped.relativePath);
    return known && !known.isBare ? known.page : this.#render(mapped, false);
  }

  /** A page's anchors and problems. The HTML may be missing: that of ten thousand pages takes too much memory. */
  facts(mapped: SourcePage): Page {
    return this.#renders.get(mapped.relativePath)?.page ?? this.#render(mapped, true);
  }

  /** A page as sidebars show it: only its title is rendered. */
  head(mapped: SourcePage): Page {
    const file = mapped.relativePath;
    const known = this.peek(file);
    if (known) return known;
    const source = this.#sourceOf(mapped);
    const body = source.frontmatter.title ? '' : firstHeading(source.body);
    // Links in a title need no check here: its problems are reported when the page is rendered.
    const site: SiteContext = { ...this.context(), media: this.media, findPage: () => '/' };
    const { page } = renderPage({ ...source, body }, { site, terms: [], nameFile: pageChunk });
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

  forget(file: string): void {
    this.#renders.delete(file);
    this.#heads.delete(file);
  }

  /** Forgets all rendered pages. Keeps titles: a page's title depends only on the page's own source. */
  forgetAll(): void {
    this.#renders.clear();
  }

  /** Every file that a rendered page uses or looked for. */
  inputFiles(): Set<string> {
    return new Set([...this.#renders.values()].flatMap(({ inputs }) => [...inputs.files]));
  }

  /** Forgets the pages that use one of these files and returns their names. */
  forgetUsersOf(files: ReadonlySet<string>): string[] {
    for (const file of files) this.media.forget(path.join(this.root, file));
    return this.#forgetWhere(({ files: used }) => intersects(used, files));
  }

  /** Forgets the pages that link to one of these addresses (normalised by `addressStem`) and returns their names. */
  forgetLinksTo(stems: ReadonlySet<string>): string[] {
    return this.#forgetWhere(({ links }) => intersects(links, stems));
  }

  #forgetWhere(isStale: (inputs: InputNames) => boolean): string[] {
    const gone = [...this.#renders].filter(([, { inputs }]) => isStale(inputs)).map(([file]) => file);
    for (const file of gone) this.#renders.delete(file);
    return gone;
  }

  /** The complete source of a page. The site's plan may have only the result of `SourceStore.head`. */
  #sourceOf({ relativePath, path: address }: SourcePage): SourcePage {
    return { ...this.sources.parsed(relativePath).page, path: address };
  }

  #render(mapped: SourcePage, isBare: boolean): Page {
    const { map, terms, dates, ...known } = this.context();
    const findPage = (wanted: string) => map.find(wanted)?.path;
    const file = mapped.relativePath;
    const { page, inputs } = renderPage(this.#sourceOf(mapped), {
      site: { ...known, media: this.media, findPage },
      terms,
      lastUpdated: dates.get(file),
      nameFile: pageChunk,
    });
    const head = this.#heads.get(file);
    this.#heads.delete(file);
    if (head && head.record.title !== page.record.title) this.onRetitled(file);
    if (isBare) {
      page.readRecord = () => {
        throw new Error(`the HTML of ${file} was not kept`);
      };
    }
    const files = new Set([...inputs.media.keys(), ...inputs.snippets.keys()]);
    const links = new Set([...inputs.links.keys()].map(addressStem));
    this.#renders.set(file, { page, inputs: { files, links }, isBare });
    return page;
  }
}

function intersects(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  return [...few].some((item) => many.has(item));
}
