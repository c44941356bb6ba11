import { HttpResponse, http } from 'msw';
import { assetUrl } from '../../src/bundle/paths';
import type { PageRecord, SiteIndex } from '../../src/bundle/records';
import { openSearch } from '../../src/features/search/engine/open-search';
import type { SearchEngine } from '../../src/features/search/engine/search-types';
import { buildSearchIndex } from '../../tools/site/search/build-search-index';
import type { IndexCache } from '../../tools/site/search/index-cache';
import { type SearchSettings, searchSource } from '../../tools/site/search/search-source';
import { server } from '../msw/server';

/** A page to be searched. */
export interface SearchablePage {
  path: string;
  title: string;
  tags?: string[];
  description?: string;
  questions?: string[];
  html?: string;
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

function createRecord({ path, title, html = '', ...given }: SearchablePage): PageRecord {
  const frontmatter = { title, ...given };
  const relativePath = path
    .replace(/^\//, '')
    .replace(/\/$/, '/README.md')
    .replace(/\.html$/, '.md');
  return { key: path, title, frontmatter, regularPath: path, relativePath, path, headers: [], html };
}

/** Makes the index of these records: file → content, which is undefined for the text of a cached page. */
export async function indexRecords(
  records: readonly PageRecord[],
  settings: SearchSettings,
  cache?: IndexCache,
): Promise<Map<string, string | undefined>> {
  const byKey = new Map(records.map((record) => [JSON.stringify(record), record]));
  const pages = Array.from(byKey, ([key, { path, title }]) => ({ path, title, key }));
  const read = ({ key }: { key: string }): PageRecord => {
    const record = byKey.get(key);
    if (!record) throw new Error(`nobody planned ${key}`);
    return record;
  };
  const files = new Map<string, string | undefined>();
  const index = buildSearchIndex(searchSource(pages, settings), read, cache);
  for await (const { file, data } of index) files.set(file, data);
  return files;
}

/** Makes an index of these pages, serves it, and returns the site that names it. */
export function serveSearch(
  pages: readonly SearchablePage[],
  { synonyms = [], weights = {}, folder = '0123456789' }: SearchSiteOptions = {},
): SearchSite {
  const names = Array.from(new Set(pages.map(({ path }) => path.split('/')[1] ?? '')));
  const index = indexRecords(pages.map(createRecord), { sections: names, weights, synonyms });
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
