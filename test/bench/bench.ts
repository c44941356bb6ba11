/**
 * `npm run bench -- --search [--queries FILE] [--misses]`: quality, size and latency of the search in `dist/`.
 * `npm run bench -- SIZE … [--peers FILE] [--rounds N] [--runs N]`: builds and visits generated
 * sites with these numbers of pages, our own site and those of other generators in turn.
 * `npm run bench -- [--page /path] [--runs N]`: a reader's visit to one page of the site in `dist/`.
 * It only prints tables: no result makes it fail.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBase } from '../../src/bundle/paths';
import { serveDist } from '../../tools/serve/serve-dist';
import { compareSites, tableOf, VISIT_ROWS } from './compare-sites';
import { measureReaders } from './measure-reader';
import { printSearch } from './print-search';
import { OWN_QUERIES } from './search-queries';
import { hasCorpusTool, openOwnSite, readPeers } from './sites';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '/model/tables/channel.html' },
    next: { type: 'string', multiple: true, default: ['/model/tables/site.html', '/model/content.html'] },
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    rounds: { type: 'string', default: '1' },
    peers: { type: 'string' },
    search: { type: 'boolean', default: false },
    queries: { type: 'string', default: OWN_QUERIES },
    misses: { type: 'boolean', default: false },
  },
});

const runs = countOf('runs', values.runs);

/** The value of an option as a whole number. Throws for anything else. */
function countOf(option: string, value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`--${option} ${value}: allowed is a whole number.`);
  return Number(value);
}

/** Builds and visits a generated site and those of other generators, and prints the measurements. */
async function printComparison(size: number): Promise<void> {
  const load = loadavg()[0]?.toFixed(1);
  const own = await openOwnSite(size);
  try {
    const sites = [own, ...(values.peers ? readPeers(values.peers) : [])];
    const comparisons = await compareSites(sites, { rounds: countOf('rounds', values.rounds), runs });
    console.log(
      `${own.pages.length} pages; load of the machine before it ${load}; builds: median of ${values.rounds}`,
    );
    console.log(`visits: 1.6 Mbit/s, 150 ms, CPU x4, empty cache; median of ${runs}`);
    console.table(tableOf(comparisons));
    const [ours] = comparisons;
    for (const [name, run] of Object.entries({ cold: ours?.cold, 'after an edit': ours?.afterEdit }))
      console.log(`ours, ${name}, s: ${/^stages +(.+)/m.exec(run?.output ?? '')?.[1] ?? ''}`);
  } finally {
    own.close();
  }
}

/** Measures a visit to the site in `dist/` and prints the result. */
async function printVisit(): Promise<void> {
  const server = await serveDist(path.resolve(values.dist), 0);
  const address = new URL(withBase(values.page), server.address).href;
  const [first = '/', second = '/'] = values.next.map(withBase);
  const [visit] = await measureReaders([{ address, next: [first, second] }], runs);
  await server.close();
  console.log(`Visit to ${values.page}: 1.6 Mbit/s, 150 ms, CPU x4, empty cache; median of ${runs}`);
  if (visit)
    console.table(
      Object.fromEntries(VISIT_ROWS.map(([row, of, digits = 0]) => [row, Number(of(visit).toFixed(digits))])),
    );
}

const sizes = positionals.map(Number);
if (values.search) {
  await printSearch(path.resolve(values.dist), {
    page: values.page,
    runs,
    listsMisses: values.misses,
    queriesFile: values.queries,
  });
} else if (sizes.length === 0) {
  await printVisit();
} else if (hasCorpusTool()) {
  for (const size of sizes) await printComparison(size);
} else {
  console.error('There is no ../shared/tools/corpus.mjs here, so no generated site can be built.');
  process.exitCode = 1;
}
