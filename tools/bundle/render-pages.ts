import { setImmediate } from 'node:timers/promises';
import { MarkdownRenderer } from '../markdown/markdown-renderer';
import type { SiteContext } from '../markdown/page-env';
import type { Term } from './mark-terms';
import { hashOf, type PageCache } from './page-cache';
import { areCurrent } from './page-inputs';
import { renderNotedPage } from './render-noted-page';
import type { RenderedPage } from './render-page';
import type { MappedPage } from './site-map';

/** Rendering lets other work (progress, webpack's messages) run after this many pages. */
const PAGES_PER_PAUSE = 100;

/** What the pages of a site are rendered with. */
export interface SiteSurroundings {
  site: SiteContext;
  terms: readonly Term[];
  /** Time of each file's last commit, ISO 8601. */
  lastUpdated: ReadonlyMap<string, string>;
  /** Pages that earlier builds have rendered. */
  cache?: PageCache;
  onProgress?: (message: string) => void;
}

/** Renders all pages of a site, but for those the cache has as they would be now. */
export async function renderPages(
  pages: readonly MappedPage[],
  { site, terms, lastUpdated, cache, onProgress }: SiteSurroundings,
): Promise<RenderedPage[]> {
  const renderer = new MarkdownRenderer();
  const shared = JSON.stringify([site.lineNumbers, terms]);
  const render = (page: MappedPage): RenderedPage => {
    const { source } = page;
    const updated = lastUpdated.get(source.relativePath);
    const make = () => renderNotedPage(page, { renderer, site, terms, lastUpdated: updated });
    if (!cache) return make().page;
    const facts = [source.relativePath, page.path, page.regularPath, updated ?? '', shared];
    const key = hashOf([...facts, source.body, JSON.stringify(source.frontmatter)]);
    const known = cache.find(source, key, (inputs) => areCurrent(inputs, site));
    if (known) return known;
    const made = make();
    cache.add(made.page, key, made.inputs);
    return made.page;
  };
  const rendered: RenderedPage[] = [];
  for (const [i, page] of pages.entries()) {
    if (i % PAGES_PER_PAUSE === 0) {
      onProgress?.(`rendering ${i}/${pages.length}`);
      await setImmediate();
    }
    rendered.push(render(page));
  }
  cache?.save();
  return rendered;
}
