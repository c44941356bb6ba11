import { setImmediate } from 'node:timers/promises';
import { decodeSafely } from '../../src/bundle/paths';
import type { SiteContext } from '../markdown/page-env';
import { findsOwnValues } from '../source/config/own-values';
import { settingsOfPages } from '../source/config/site-schema';
import { findRuns, type VerifiedLine } from '../source/config/verified-lock';
import type { MediaLibrary } from '../source/media-library';
import type { SiteSource } from '../source/read-site';
import type { SourcePage } from '../source/source-page';
import { hashOf } from '../support/hash';
import { memoize } from '../support/memoize';
import { errorAt, type Problem } from '../support/problems';
import { checkAnchors } from './check-anchors';
import { checkTerms, readTerms } from './link-terms';
import type { Page, RenderedPage } from './page';
import type { PageCache } from './page-cache';
import { areCurrent, type PageInputs } from './page-inputs';
import { type RenderOptions, renderPage, withDate } from './render-page';
import { SiteMap } from './site-map';

/** Number of pages after which rendering lets other work run (progress, webpack's messages, requests). */
const PAGES_PER_PAUSE = 100;

export interface RenderedSite {
  source: SiteSource;
  map: SiteMap;
  pages: Page[];
  /** The files that pages show or link to, found so far. */
  media: MediaLibrary;
  /** Problems of the source, the addresses and the rendered pages. */
  problems: Problem[];
}

interface RenderPagesOptions {
  media: MediaLibrary;
  /** Pages that were rendered before. */
  cache: PageCache;
  /** Time of each file's last commit, ISO 8601; undefined if not known yet. */
  dates?: ReadonlyMap<string, string> | undefined;
  onProgress?: ((message: string) => void) | undefined;
}

/** Gives every page its address, and renders it unless the cache has an up-to-date result. */
export async function renderPages(
  source: SiteSource,
  { media, cache, dates, onProgress }: RenderPagesOptions,
): Promise<RenderedSite> {
  const map = new SiteMap(source.pages);
  const pagePaths = map.pages.map((page) => decodeSafely(page.path));
  const find = memoize((wanted) => ({ path: map.find(wanted)?.path }));
  const site: SiteContext = {
    root: source.root,
    media,
    findPage: (wanted) => find(wanted).path,
    pagePaths,
    versions: source.config.versions,
    lineNumbers: source.config.lineNumbers,
    origin: source.config.origin,
    hasOwnValues: findsOwnValues(source.config.ownSite),
    findRun: findRuns(source.verified),
  };
  const terms = readTerms(map.pages);
  const verifiedLines = new Map<string, VerifiedLine[]>();
  for (const line of source.verified)
    verifiedLines.set(line.page, [...(verifiedLines.get(line.page) ?? []), line]);
  const shared = hashOf([JSON.stringify([settingsOfPages(source.config), terms])]);
  const names = hashOf([...pagePaths, ...source.files]);
  const render = (page: SourcePage): Page => {
    const { relativePath, textHash } = page;
    const verified = JSON.stringify(verifiedLines.get(relativePath) ?? []);
    const key = { hash: hashOf([relativePath, page.path, shared, verified, textHash]), names };
    const known = cache.find(relativePath, key, (inputs) => areCurrent(inputs, site));
    // Without dates, a page keeps the one that it had in an earlier run.
    const lastUpdated = dates ? dates.get(relativePath) : known?.page.record.lastUpdated;
    if (known?.page.record.lastUpdated === lastUpdated && known) return { ...known.page, source: page };
    const made = known
      ? { ...known, page: withDate(known.page, lastUpdated) }
      : renderSoundly(page, { site, terms, lastUpdated });
    const { page: rendered, inputs } = made;
    if (inputs) cache.add(relativePath, { ...key, page: rendered, inputs });
    return { ...rendered, source: page };
  };
  const pages: Page[] = [];
  for (const [i, page] of map.pages.entries()) {
    if (i % PAGES_PER_PAUSE === 0) {
      onProgress?.(`rendering ${i}/${map.pages.length}`);
      await setImmediate();
    }
    pages.push(render(page));
  }
  const byPath = new Map(pages.map((page) => [page.record.path, page]));
  const pageAt = (path: string) => byPath.get(path);
  const found = [
    ...pages.flatMap((page) => page.problems),
    ...checkAnchors(pages, pageAt),
    ...checkTerms(terms, pageAt),
  ];
  return { source, map, pages, media, problems: [...source.problems, ...map.problems, ...found] };
}

/** Renders a page. If that fails, the page has an error and no text, and is rendered again in the next update. */
function renderSoundly(
  source: SourcePage,
  options: RenderOptions,
): { page: RenderedPage; inputs?: PageInputs } {
  try {
    return renderPage(source, options);
  } catch (error) {
    const { page } = renderPage({ ...source, body: '' }, options);
    const message = `the page cannot be rendered: ${error instanceof Error ? error.message : String(error)}`;
    const hint =
      'Take away what was written last. This is also a fault of the tools: please report it with the page.';
    const fault = errorAt({ file: source.relativePath }, 'fault', message, hint);
    return { page: { ...page, problems: [...page.problems, fault] } };
  }
}
