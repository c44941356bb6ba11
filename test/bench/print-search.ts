import { withBase } from '../../src/bundle/paths';
import { serveDist } from '../../tools/serve/serve-dist';
import { type Answered, askQueries, qualityOf } from './measure-search';
import { measureSearchLatency } from './measure-search-latency';
import { readQueries } from './search-queries';

/** Two queries with no word in common. */
const QUERIES: [string, string] = ['如何备份数据库', '绑定域名'];

interface PrintOptions {
  /** Page the reader searches from. */
  page: string;
  runs: number;
  /** Whether to list the queries that are not answered first. */
  hasMisses: boolean;
  /** The list of queries. */
  queries: string;
}

/** Prints how quick, how good and how dear the search of a built site is. */
export async function printSearch(dist: string, options: PrintOptions): Promise<void> {
  await printLatency(dist, options);
  const answers = await askQueries(dist, readQueries(options.queries), { explains: options.hasMisses });
  const tuning = answers.filter(({ isHeldOut }) => !isHeldOut);
  for (const { query, rank, why } of options.hasMisses ? tuning : [])
    if (rank !== 1) console.log([`${rank || '-'}  ${query}`, ...why].join('\n'));
  const kinds = new Set(answers.map(({ kind }) => kind).filter(Boolean));
  console.log(`Queries of ${options.queries}, each asked by a new reader; a third is held out from tuning`);
  console.table({
    ...Object.fromEntries(
      [...kinds].map((name) => [name, rowOf(answers.filter(({ kind }) => kind === name))]),
    ),
    tuning: rowOf(tuning),
    'held out': rowOf(answers.filter(({ isHeldOut }) => isHeldOut)),
    all: rowOf(answers),
  });
}

async function printLatency(dist: string, { page, runs }: PrintOptions): Promise<void> {
  if (runs === 0) return;
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
}

function rowOf(answers: readonly Answered[]): Record<string, string | number> {
  const quality = qualityOf(answers);
  return {
    queries: quality.queries,
    'MRR@10': quality.mrr.toFixed(3),
    'hit@1': quality.hit1.toFixed(3),
    'hit@5': quality.hit5.toFixed(3),
    'index KB (median, most)': quality.bytes.map((bytes) => Math.round(bytes / 1024)).join(', '),
    'files (median, most)': quality.files.join(', '),
  };
}
