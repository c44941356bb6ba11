import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { parseSiteIndex } from '../../src/bundle/parse-records';
import { openSearch } from '../../src/features/search/engine/open-search';
import { readQueries } from './search-queries';

/** Hits that count, and those a reader sees without scrolling. */
const HITS = 10;
const FIRST_HITS = 5;

/** How good and how dear the answers to some queries are. */
export interface SearchQuality {
  queries: number;
  /** Mean reciprocal rank of the first right page among ten. */
  mrr: number;
  hit1: number;
  hit5: number;
  /** Compressed bytes of the index for a new reader's first query: median, largest. */
  bytes: [median: number, most: number];
  /** Files of them. */
  files: [median: number, most: number];
}

/** Queries that are not answered first, with what was found instead. */
export interface Miss {
  query: string;
  rank: number;
  found: string[];
}

/** Asks the queries of `search-queries.tsv` in a built site, each as a new reader. */
export async function measureSearch(
  dist: string,
  isHeldOut: boolean,
): Promise<{ quality: SearchQuality; misses: Miss[] }> {
  const assets = path.join(dist, BASE_PATH, ASSETS_DIR);
  const site = parseSiteIndex(JSON.parse(await readFile(path.join(assets, 'site.json'), 'utf8')));
  const sent = serveFromDisk(dist);
  const ranks: number[] = [];
  const bytes: number[] = [];
  const files: number[] = [];
  const misses: Miss[] = [];
  for (const { query, pages } of readQueries().filter((entry) => entry.isHeldOut === isHeldOut)) {
    sent.bytes = 0;
    sent.files = 0;
    const engine = await openSearch(site);
    const { hits } = await engine.search(query, { limit: HITS });
    const rank = hits.findIndex(({ path: found }) => pages.has(found)) + 1;
    ranks.push(rank);
    bytes.push(sent.bytes);
    files.push(sent.files);
    if (rank !== 1) misses.push({ query, rank, found: hits.slice(0, 3).map((hit) => hit.path) });
  }
  const share = (isGood: (rank: number) => boolean) => ranks.filter(isGood).length / ranks.length;
  const quality = {
    queries: ranks.length,
    mrr: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
    hit1: share((rank) => rank === 1),
    hit5: share((rank) => rank > 0 && rank <= FIRST_HITS),
    bytes: spread(bytes),
    files: spread(files),
  };
  return { quality, misses };
}

/** Lets the engine run here: what it fetches is read from the build, and counted as the server would send it. */
function serveFromDisk(dist: string): { bytes: number; files: number } {
  const sent = { bytes: 0, files: 0 };
  Object.assign(globalThis, { window: { location: { href: `http://localhost${BASE_PATH}` } } });
  globalThis.fetch = async (input) => {
    const file = path.join(dist, decodeURI(new URL(String(input)).pathname));
    if (!existsSync(file)) return new Response(null, { status: 404 });
    const compressed = existsSync(`${file}.br`) ? `${file}.br` : file;
    sent.bytes += (await stat(compressed)).size;
    sent.files++;
    return new Response(await readFile(file));
  };
  return sent;
}

function spread(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
}
