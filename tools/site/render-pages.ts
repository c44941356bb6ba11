import { setImmediate } from 'node:timers/promises';
import { decodeSafely } from '../../src/bundle/paths';
import type { SiteContext } from '../markdown/page-env';
import { findsOwnValues } from '../source/config/own-values';
import { settingsOfPages } from '../source/config/site-schema';
import { findProducts, type VerifiedLine } from '../source/config/verified-lock';
import { MediaLibrary } from '../source/media-library';
import type { SiteSource } from '../source/read-site';
import type { SourcePage } from '../source/source-page';
import { hashOf } from '../support/hash';
import type { Problem } from '../support/problems';
import { checkAnchors } from './check-anchors';
import { checkTerms, readTerms } from './link-terms';
import type { Page } from './page';
import type { PageCache } from './page-cache';
import { areCurrent } from './page-inputs';
import { renderPage } from './render-page';
import { SiteMap } from './site-map';

/** Number of pages after which rendering lets other work run (progress, webpack's messages). */
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
  /** Pages that earlier builds have rendered. */
  cache?: PageCache;
  onProgress?: (message: string) => void;
}

/** Gives every page its address, and renders it unless the cache has an up-to-date result. */
export async function renderPages(
  source: SiteSource,
  { cache, onProgress }: RenderPagesOptions = {},
): Promise<RenderedSite> {
  const map = new SiteMap(source.pages);
  const media = new MediaLibrary(source.root);
  const site: SiteContext = {
    root: source.root,
    media,
    findPage: (wanted) => map.find(wanted)?.path,
    pagePaths: map.pages.map((page) => decodeSafely(page.path)),
    lineNumbers: source.config.lineNumbers,
    hasOwnValues: findsOwnValues(source.config.ownSite),
    findProduct: findProducts(source.verified),
  };
  const terms = readTerms(map.pages);
  const verifiedLines = new Map<string, VerifiedLine[]>();
  for (const line of source.verified)
    verifiedLines.set(line.page, [...(verifiedLines.get(line.page) ?? []), line]);
  const shared = hashOf([JSON.stringify([settingsOfPages(source.config), terms])]);
  const render = (page: SourcePage): Page => {
    const { relativePath } = page;
    const lastUpdated = source.lastUpdated.get(relativePath);
    const verified = JSON.stringify(verifiedLines.get(relativePath) ?? []);
    const key = hashOf([relativePath, page.path, lastUpdated ?? '', shared, verified, page.text]);
    const known = cache?.find(relativePath, key, (inputs) => areCurrent(inputs, site));
    if (known) return { ...known, source: page, problems: [] };
    const made = renderPage(page, { site, terms, lastUpdated });
    cache?.add(made.page, key, made.inputs);
    return made.page;
  };
  const pages: Page[] = [];
  for (const [i, page] of map.pages.entries()) {
    if (i % PAGES_PER_PAUSE === 0) {
      onProgress?.(`rendering ${i}/${map.pages.length}`);
      await setImmediate();
    }
    pages.push(render(page));
  }
  cache?.save();
  const byPath = new Map(pages.map((page) => [page.record.path, page]));
  const found = [
    ...pages.flatMap((page) => page.problems),
    ...checkAnchors(pages, (path) => byPath.get(path)),
    ...checkTerms(terms, pages),
  ];
  return { source, map, pages, media, problems: [...source.problems, ...map.problems, ...found] };
}
