import { withBase } from '../../src/bundle/paths';
import { serveDist } from '../../tools/serve/serve-dist';
import { type AnsweredQuery, askQueries, qualityOf } from './measure-search';
import { measureSearchLatency } from './measure-search-latency';
import { readQueries } from './search-queries';

/** Two queries with no word in common. */
const LATENCY_QUERIES: [string, string] = ['如何备份数据库', '绑定域名'];

interface PrintOptions {
  /** Page the reader searches from. */
  page: string;
  runs: number;
  /** Whether to list the queries whose first hit is not a right page. */
  listsMisses: boolean;
  /** Path of the file with the queries, in the format of `readQueries`. */
  queriesFile: string;
}

/** Prints the latency, the quality and the download size of a built site's search. */
export async function printSearch(dist: string, options: PrintOptions): Promise<void> {
  await printLatency(dist, options);
  const answers = await askQueries(dist, readQueries(options.queriesFile), { explains: options.listsMisses });
  const tuning = answers.filter(({ isHeldOut }) => !isHeldOut);
  for (const { query, rank, why } of options.listsMisses ? tuning : [])
    if (rank !== 1) console.log([`${rank || '-'}  ${query}`, ...why].join('\n'));
  const kinds = new Set(answers.map(({ kind }) => kind).filter(Boolean));
  console.log(
    `Queries of ${options.queriesFile}, each asked by a new reader; a third is held out from tuning`,
  );
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
  const address = new URL(withBase(page), server.address).href;
  const latency = await measureSearchLatency(address, LATENCY_QUERIES, runs).finally(() => server.close());
  console.log(`Search from ${page}: 1.6 Mbit/s, 150 ms, nothing of search loaded; median of ${runs}`);
  console.table({
    'first result, ms': Math.round(latency.first),
    'KB until then': Math.round(latency.bytes / 1024),
    'requests until then': latency.requests,
    'another query, ms': Math.round(latency.next),
    'the first again, ms': Math.round(latency.again),
  });
}

function rowOf(answers: readonly AnsweredQuery[]): Record<string, string | number> {
  const quality = qualityOf(answers);
  return {
    queries: quality.queries,
    'MRR@10': quality.mrr.toFixed(3),
    'hit@1': quality.hit1.toFixed(3),
    'hit@5': quality.hit5.toFixed(3),
    'index KB (median, maximum)': quality.bytes.map((bytes) => Math.round(bytes / 1024)).join(', '),
    'files (median, maximum)': quality.files.join(', '),
  };
}
