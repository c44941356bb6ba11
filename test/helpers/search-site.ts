import { HttpResponse, http } from 'msw';
import { assetUrl } from '../../src/bundle/paths';
import type { SiteIndex } from '../../src/bundle/records';
import { openSearch } from '../../src/features/search/engine/open-search';
import type { SearchEngine } from '../../src/features/search/engine/search-types';
import { buildSearchIndex, pageTextOf, textFiles } from '../../tools/site/search/build-search-index';
import type { IndexCache } from '../../tools/site/search/index-cache';
import { type SearchFacts, type SearchSettings, searchSource } from '../../tools/site/search/search-source';
import { server } from '../msw/server';
import { passagesOf } from './passages';
import { recordOf } from './records';

/** A page to be searched. */
export interface SearchablePage {
  path: string;
  title: string;
  tags?: string[];
  description?: string;
  questions?: string[];
  markdown?: string;
}

interface SearchSiteOptions {
  synonyms?: string[][];
  weights?: Record<string, number>;
  /** Folder of the index below `search/`. */
  folder?: string;
}

/** A site with a search index that msw serves. */
export interface SearchSite {
  site: SiteIndex;
  /** Requested files, below the folder of the index. */
  requests: string[];
  /** Names of files that answer 404 (`missing`) or 500 (`broken`) from now on. */
  missing: Set<string>;
  broken: Set<string>;
  open(): Promise<SearchEngine>;
}

/** The facts about a page that the index is made from. */
export function searchFacts({ path, title, markdown = '', ...given }: SearchablePage): SearchFacts {
  const record = recordOf({ path, title, frontmatter: { title, ...given } });
  return {
    record,
    file: JSON.stringify([record, markdown]),
    passages: Buffer.from(JSON.stringify(passagesOf(markdown))),
  };
}

/** Makes the index of these pages: file → content. */
export async function indexPages(
  pages: readonly SearchablePage[],
  settings: SearchSettings,
  cache?: IndexCache,
): Promise<Map<string, string>> {
  const source = searchSource(pages.map(searchFacts), settings);
  const files = new Map<string, string>();
  for (const { file, page } of textFiles(source)) files.set(file, pageTextOf(page));
  for await (const { file, data } of buildSearchIndex(source, cache)) files.set(file, data);
  return files;
}

/** Makes an index of these pages, serves it, and returns the site that names it. */
export function serveSearch(
  pages: readonly SearchablePage[],
  { synonyms = [], weights = {}, folder = '0123456789' }: SearchSiteOptions = {},
): SearchSite {
  const names = Array.from(new Set(pages.map(({ path }) => path.split('/')[1] ?? '')));
  const index = indexPages(pages, { sections: names, weights, synonyms });
  const site: SiteIndex = {
    schema: 1,
    buildId: folder,
    title: '文档',
    description: '',
    lang: 'zh-CN',
    origin: '',
    nav: [],
    sections: names.map((name) => ({ name, path: `/${name}/`, title: `${name} 栏`, parts: [] })),
    meta: [],
    lastUpdatedLabel: '',
    search: `search/${folder}/`,
  };
  const served: Omit<SearchSite, 'open'> = { site, requests: [], missing: new Set(), broken: new Set() };
  server.use(
    http.get(`*${assetUrl(`search/${folder}/`)}:file`, async ({ params }) => {
      const file = String(params.file);
      served.requests.push(file);
      const data = (await index).get(file);
      if (data === undefined || served.missing.has(file)) return new HttpResponse(null, { status: 404 });
      if (served.broken.has(file)) return new HttpResponse(null, { status: 500 });
      return new HttpResponse(data, { headers: { 'content-type': 'application/json' } });
    }),
    http.get(`*${assetUrl('site.json')}`, () => HttpResponse.json(site)),
  );
  return { ...served, open: () => openSearch(site) };
}
