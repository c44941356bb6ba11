import type { PageRecord } from '../../../src/bundle/records';
import { MarkdownRenderer } from '../../markdown/markdown-renderer';
import type { SiteContext } from '../../markdown/page-env';
import type { Term } from '../../site/mark-terms';
import { renderNotedPage } from '../../site/render-noted-page';
import { type RenderedPage, renderPage } from '../../site/render-page';
import type { MappedPage, SiteMap } from '../../site/site-map';
import { MediaLibrary } from '../../source/media-library';
import { contentHash } from '../../support/hash';
import { firstHeading } from './first-heading';
import { type InputNames, inputNames } from './input-names';
import type { SourceStore } from './source-store';

/** What rendering needs to know about the current site. */
export interface RenderSurroundings {
  root: string;
  map: SiteMap;
  pagePaths: readonly string[];
  lineNumbers: boolean;
  terms: readonly Term[];
}

interface Render {
  page: RenderedPage;
  inputs: InputNames;
  /** The HTML was not kept: the page was rendered only to find its problems. */
  isBare: boolean;
}

/** Pages are rendered on request and kept until one of their inputs changes. */
export class PageRenders {
  readonly media: MediaLibrary;
  readonly #renderer = new MarkdownRenderer();
  readonly #renders = new Map<string, Render>();
  readonly #heads = new Map<string, RenderedPage>();

  constructor(
    private readonly sources: SourceStore,
    /** Called for each render: the result changes with the set of pages. */
    private readonly surroundings: () => RenderSurroundings,
    /** Called when a page's title turns out to differ from the one `head` returned. */
    private readonly onRetitled: (file: string) => void,
    root: string,
  ) {
    this.media = new MediaLibrary(root);
  }

  /** A page's record. Its key changes with the HTML, so that the app drops what its effects added to the old HTML. */
  record(file: string, mapped: MappedPage): PageRecord {
    const { record } = this.#complete(file, mapped);
    return { ...record, key: `${record.key}-${contentHash(record.html)}` };
  }

  /** A page with its body and HTML. */
  full(mapped: MappedPage): RenderedPage {
    return this.#complete(mapped.source.relativePath, mapped);
  }

  /** A page's anchors and problems. The HTML may be missing: the HTML of ten thousand pages is not kept. */
  facts(mapped: MappedPage): RenderedPage {
    const file = mapped.source.relativePath;
    const known = this.#renders.get(file);
    if (known) return known.page;
    const { page, inputs } = this.#render(mapped);
    const bare = { ...page, body: '', record: { ...page.record, html: '' } };
    this.#renders.set(file, { page: bare, inputs, isBare: true });
    return bare;
  }

  /** A page as sidebars show it: only its title is rendered. */
  head(mapped: MappedPage): RenderedPage {
    const file = mapped.source.relativePath;
    const known = this.#renders.get(file)?.page ?? this.#heads.get(file);
    if (known) return known;
    const source = this.sources.parsed(file).page;
    const body = source.frontmatter.title ? '' : firstHeading(source.body);
    const { root, lineNumbers } = this.surroundings();
    // Links in a title need no check here: its problems are reported when the page is rendered.
    const site: SiteContext = { root, lineNumbers, media: this.media, findPage: () => '/', pagePaths: [] };
    const head = renderPage({ ...mapped, source: { ...source, body } }, this.#renderer, site);
    this.#heads.set(file, head);
    return head;
  }

  /** The page if it is already rendered, in part or whole; renders nothing. */
  peek(file: string): RenderedPage | undefined {
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

  /** Forgets every page, because all pages depend on what has changed. */
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

  #complete(file: string, mapped: MappedPage): RenderedPage {
    const known = this.#renders.get(file);
    if (known && !known.isBare) return known.page;
    const { page, inputs } = this.#render(mapped);
    this.#renders.set(file, { page, inputs, isBare: false });
    return page;
  }

  #render(mapped: MappedPage): Omit<Render, 'isBare'> {
    const { root, map, pagePaths, lineNumbers, terms } = this.surroundings();
    const findPage = (wanted: string) => map.find(wanted)?.path;
    const site: SiteContext = { root, pagePaths, lineNumbers, media: this.media, findPage };
    const source = this.sources.parsed(mapped.source.relativePath).page;
    const { page, inputs } = renderNotedPage(
      { ...mapped, source },
      { renderer: this.#renderer, site, terms },
    );
    const head = this.#heads.get(source.relativePath);
    this.#heads.delete(source.relativePath);
    if (head && head.record.title !== page.record.title) this.onRetitled(source.relativePath);
    return { page, inputs: inputNames(inputs, root) };
  }
}

function intersects(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const item of few) if (many.has(item)) return true;
  return false;
}
