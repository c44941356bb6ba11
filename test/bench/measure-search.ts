import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { parseSiteIndex } from '../../src/bundle/parse-records';
import { openSearch } from '../../src/features/search/engine/open-search';
import { explainMiss } from './explain-miss';
import type { BenchQuery } from './search-queries';

/** Number of hits that count, and of hits that a reader sees without scrolling. */
const HITS = 10;
const FIRST_HITS = 5;

/** How a query was answered. */
export interface Answered extends BenchQuery {
  /** Rank of the first right page among ten hits, from 1; 0 if none is right. */
  rank: number;
  /** Paths of the hits, best first. */
  found: string[];
  /** Compressed bytes, and files, of the index that a new reader needs for this query. */
  bytes: number;
  files: number;
  /** Lines that explain why the first hit is no right page. Empty unless `explains` is set. */
  why: string[];
}

/** Quality and download size of the answers to a list of queries. */
export interface SearchQuality {
  queries: number;
  /** Mean reciprocal rank of the first right page among ten. */
  mrr: number;
  hit1: number;
  hit5: number;
  /** Compressed bytes of the index for a new reader's first query: median, largest. */
  bytes: [median: number, most: number];
  /** Files that hold these bytes: median, largest. */
  files: [median: number, most: number];
}

/** Runs queries on a built site, each as a new reader. */
export async function askQueries(
  dist: string,
  queries: readonly BenchQuery[],
  { explains = false } = {},
): Promise<Answered[]> {
  const assets = path.join(dist, BASE_PATH, ASSETS_DIR);
  const site = parseSiteIndex(JSON.parse(await readFile(path.join(assets, 'site.json'), 'utf8')));
  const sent = serveFromDisk(dist);
  const answers: Answered[] = [];
  for (const query of queries) {
    Object.assign(sent, { bytes: 0, files: 0 });
    const engine = await openSearch(site);
    const { hits } = await engine.search(query.query, { limit: HITS });
    const found = hits.map((hit) => hit.path);
    const rank = found.findIndex((page) => query.pages.has(page)) + 1;
    const { bytes, files } = sent;
    const why = explains && rank !== 1 && !query.isHeldOut ? await explainMiss(engine, query) : [];
    answers.push({ ...query, bytes, files, found, rank, why });
  }
  return answers;
}

/** Sums up the answers to a list of queries. */
export function qualityOf(answers: readonly Answered[]): SearchQuality {
  const share = (isGood: (rank: number) => boolean) =>
    answers.filter(({ rank }) => isGood(rank)).length / answers.length;
  return {
    queries: answers.length,
    mrr: answers.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / answers.length,
    hit1: share((rank) => rank === 1),
    hit5: share((rank) => rank > 0 && rank <= FIRST_HITS),
    bytes: spread(answers.map(({ bytes }) => bytes)),
    files: spread(answers.map(({ files }) => files)),
  };
}

/**
 * Lets the search engine run in Node: reads its requests from the build, and counts what a server would send.
 */
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
