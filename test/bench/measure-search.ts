import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { parseSiteIndex } from '../../src/bundle/parse-records';
import { openSearch } from '../../src/features/search/engine/open-search';
import { explainMiss } from './explain-miss';
import type { BenchQuery } from './search-queries';

/** Number of hits requested. A wanted page further down counts as not found. */
const HITS = 10;

/** Number of hits that a reader sees without scrolling. */
const FIRST_HITS = 5;

/** How a query was answered. */
export interface AnsweredQuery extends BenchQuery {
  /** Rank of the first wanted page among the hits, from 1; 0 if there is none. */
  rank: number;
  /** Paths of the hits, best first. */
  found: string[];
  /** Compressed bytes of the index that this query loads with nothing cached. */
  bytes: number;
  /** Number of files that hold these bytes. */
  files: number;
  /** Lines that explain why the first hit is not a wanted page. `askQueries` fills them if `explains` is set. */
  why: string[];
}

/** Quality and download size of the answers to a list of queries. */
export interface SearchQuality {
  queries: number;
  /** Mean reciprocal rank of the first wanted page among the hits. */
  mrr: number;
  hit1: number;
  hit5: number;
  /** Compressed bytes of the index that a query loads with nothing cached. */
  bytes: [median: number, maximum: number];
  /** Number of files that hold these bytes. */
  files: [median: number, maximum: number];
}

/** Runs queries on a built site, each with nothing cached, as on a first visit. */
export async function askQueries(
  dist: string,
  queries: readonly BenchQuery[],
  { explains = false } = {},
): Promise<AnsweredQuery[]> {
  const assets = path.join(dist, BASE_PATH, ASSETS_DIR);
  const site = parseSiteIndex(JSON.parse(await readFile(path.join(assets, 'site.json'), 'utf8')));
  const sent = fetchFromDisk(dist);
  const answers: AnsweredQuery[] = [];
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
export function qualityOf(answers: readonly AnsweredQuery[]): SearchQuality {
  const share = (isGood: (rank: number) => boolean) =>
    answers.filter(({ rank }) => isGood(rank)).length / answers.length;
  return {
    queries: answers.length,
    mrr: answers.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / answers.length,
    hit1: share((rank) => rank === 1),
    hit5: share((rank) => rank > 0 && rank <= FIRST_HITS),
    bytes: medianAndMaximum(answers.map(({ bytes }) => bytes)),
    files: medianAndMaximum(answers.map(({ files }) => files)),
  };
}

/**
 * Lets the search engine run in Node: replaces `fetch`, for the whole process, with one that answers from the build, and
 * counts the bytes and files that a server would send.
 */
function fetchFromDisk(dist: string): { bytes: number; files: number } {
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

function medianAndMaximum(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
}
