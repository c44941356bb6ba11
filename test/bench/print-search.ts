import { withBase } from '../../src/bundle/paths';
import { serveDist } from '../../tools/serve/serve-dist';
import { measureSearch } from './measure-search';
import { measureSearchLatency } from './measure-search-latency';

/** Two queries with no word in common. */
const QUERIES: [string, string] = ['如何备份数据库', '绑定域名'];

interface PrintOptions {
  /** Page the reader searches from. */
  page: string;
  runs: number;
  /** Whether to list the queries that are not answered first. */
  hasMisses: boolean;
}

/** Prints how good, how dear and how quick the search of a built site is. */
export async function printSearch(dist: string, { page, runs, hasMisses }: PrintOptions): Promise<void> {
  const server = await serveDist(dist, 0);
  const latency = await measureSearchLatency(new URL(withBase(page), server.address).href, QUERIES, runs);
  await server.close();
  console.log(`Search from ${page}: 1.6 Mbit/s, 150 ms, nothing of search loaded; median of ${runs}`);
  console.table({
    'first result, ms': Math.round(latency.first),
    'KB until then': Math.round(latency.bytes / 1024),
    'requests until then': latency.requests,
    'another query, ms': Math.round(latency.next),
    'the first again, ms': Math.round(latency.again),
  });
  const rows: Record<string, Record<string, string | number>> = {};
  for (const isHeldOut of [false, true]) {
    const { quality, misses } = await measureSearch(dist, isHeldOut);
    rows[isHeldOut ? 'held out' : 'tuning'] = {
      queries: quality.queries,
      'MRR@10': quality.mrr.toFixed(3),
      'hit@1': quality.hit1.toFixed(3),
      'hit@5': quality.hit5.toFixed(3),
      'index KB (median, most)': quality.bytes.map((bytes) => Math.round(bytes / 1024)).join(', '),
      'files (median, most)': quality.files.join(', '),
    };
    if (!hasMisses || isHeldOut) continue;
    for (const { query, rank, found } of misses) console.log(rank || '-', query, '→', found.join(' '));
  }
  console.log('Queries of test/bench/search-queries.tsv, each asked by a new reader');
  console.table(rows);
}
