import { setImmediate } from 'node:timers/promises';
import { parsePageRecord } from '../../src/bundle/parse-records';
import { MarkdownRenderer } from '../markdown/markdown-renderer';
import type { SiteContext } from '../markdown/page-env';
import type { SourcePage } from '../source/source-page';
import { pageFileName } from './chunk-file-name';
import type { Term } from './mark-terms';
import type { Page } from './page';
import { hashOf, type PageCache } from './page-cache';
import { areCurrent } from './page-inputs';
import type { RecordStore } from './record-store';
import { renderPage } from './render-page';

/** Rendering yields to other work (progress, webpack's messages) after this many pages. */
const PAGES_PER_PAUSE = 100;

/** What the pages of a site are rendered with. */
export interface RenderPagesOptions {
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
  sources: readonly SourcePage[],
  { site, terms, lastUpdated, records, cache, onProgress }: RenderPagesOptions,
): Promise<Page[]> {
  const renderer = new MarkdownRenderer();
  const shared = JSON.stringify([site.lineNumbers, terms]);
  const render = async (source: SourcePage): Promise<Page> => {
    const { relativePath } = source;
    const updated = lastUpdated.get(relativePath);
    const place = [relativePath, source.path, source.regularPath, updated ?? '', shared];
    const key = hashOf([...place, source.body, JSON.stringify(source.frontmatter)]);
    const known = cache?.find(relativePath, key, (inputs) => areCurrent(inputs, site));
    const readRecord = (file: string) => parsePageRecord(JSON.parse(records.read(file)));
    if (known && (await records.takeOver(known.file)))
      return { ...known, source, problems: [], readRecord: () => readRecord(known.file) };
    const { page, text, inputs } = renderPage(source, {
      renderer,
      site,
      terms,
      lastUpdated: updated,
      nameFile: pageFileName,
    });
    await records.add(page.file, text);
    cache?.add(page, key, inputs);
    return { ...page, readRecord: () => readRecord(page.file) };
  };
  const rendered: Page[] = [];
  for (const [i, source] of sources.entries()) {
    if (i % PAGES_PER_PAUSE === 0) {
      onProgress?.(`rendering ${i}/${sources.length}`);
      await setImmediate();
    }
    rendered.push(await render(source));
  }
  cache?.save();
  return rendered;
}
