import { setImmediate } from 'node:timers/promises';
import { MarkdownRenderer } from '../markdown/markdown-renderer';
import type { SiteContext } from '../markdown/page-env';
import { type BundledPage, bundledPage, chunkOf } from './bundled-page';
import type { Term } from './mark-terms';
import { hashOf, type PageCache } from './page-cache';
import { areCurrent } from './page-inputs';
import type { RecordStore } from './record-store';
import { renderNotedPage } from './render-noted-page';
import type { MappedPage } from './site-map';

/** Rendering yields to other work (progress, webpack's messages) after this many pages. */
const PAGES_PER_PAUSE = 100;

/** What the pages of a site are rendered with. */
export interface SiteSurroundings {
  site: SiteContext;
  terms: readonly Term[];
  /** Time of each file's last commit, ISO 8601. */
  lastUpdated: ReadonlyMap<string, string>;
  /** Takes the records. */
  records: RecordStore;
  /** Pages that earlier builds have rendered. */
  cache?: PageCache;
  onProgress?: (message: string) => void;
}

/** Renders all pages of a site, except those the cache has up to date. */
export async function renderPages(
  pages: readonly MappedPage[],
  { site, terms, lastUpdated, records, cache, onProgress }: SiteSurroundings,
): Promise<BundledPage[]> {
  const renderer = new MarkdownRenderer();
  const shared = JSON.stringify([site.lineNumbers, terms]);
  const render = async (page: MappedPage): Promise<BundledPage> => {
    const { source } = page;
    const updated = lastUpdated.get(source.relativePath);
    const place = [source.relativePath, page.path, page.regularPath, updated ?? '', shared];
    const key = hashOf([...place, source.body, JSON.stringify(source.frontmatter)]);
    const known = cache?.find(source.relativePath, key, (inputs) => areCurrent(inputs, site));
    if (known && (await records.takeOver(known.file))) return bundledPage(known, source, records);
    const made = renderNotedPage(page, { renderer, site, terms, lastUpdated: updated });
    const { facts, text } = chunkOf(made.page);
    await records.add(facts.file, text);
    cache?.add(facts, made.page.problems, key, made.inputs);
    return bundledPage(facts, source, records, made.page.problems);
  };
  const rendered: BundledPage[] = [];
  for (const [i, page] of pages.entries()) {
    if (i % PAGES_PER_PAUSE === 0) {
      onProgress?.(`rendering ${i}/${pages.length}`);
      await setImmediate();
    }
    rendered.push(await render(page));
  }
  cache?.save();
  return rendered;
}
