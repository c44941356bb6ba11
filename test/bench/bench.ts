/**
 * `npm run bench -- --search [--queries FILE] [--misses]`: quality, bytes and waiting of the search in `dist/`.
 * `npm run bench -- [pages …] [--page /path] [--runs N]`: builds generated sites of these sizes,
 * from nothing and after an edit, then measures a
 * reader's visit to one page of the site in `dist/`. Prints tables; nothing is judged.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBase } from '../../src/bundle/paths';
import { serveDist } from '../../tools/serve/serve-dist';
import { type BuildRun, hasCorpusTool, measureBuilds } from './measure-build';
import { measureReader } from './measure-reader';
import { printSearch } from './print-search';
import { OWN_QUERIES } from './search-queries';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '/model/tables/channel.html' },
    next: { type: 'string', multiple: true, default: ['/model/tables/site.html', '/model/content.html'] },
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    search: { type: 'boolean', default: false },
    queries: { type: 'string', default: OWN_QUERIES },
    misses: { type: 'boolean', default: false },
  },
});

const sizes = positionals.map(Number);
if (sizes.length > 0 && !hasCorpusTool()) {
  console.error('There is no ../shared/tools/corpus.mjs here, so no generated site can be built.');
} else if (sizes.length > 0) {
  for (const size of sizes) {
    const load = loadavg()[0]?.toFixed(1);
    const { pages, cold, afterEdit } = await measureBuilds(size);
    console.log(`Build of ${pages} pages; load of the machine before it ${load}`);
    console.table({ 'from nothing': rowOf(cold), 'after an edit of one page': rowOf(afterEdit) });
    console.log(`from nothing, s: ${cold.stages}`);
    console.log(`after an edit, s: ${afterEdit.stages}`);
  }
}

function rowOf({ seconds, cpuSeconds, peakMemory, megabytes }: BuildRun): Record<string, number> {
  return {
    seconds: Number(seconds.toFixed(1)),
    'CPU seconds': Number(cpuSeconds.toFixed(1)),
    'peak memory, MB': Math.round(peakMemory),
    'output, MB': Math.round(megabytes),
  };
}

if (values.search) {
  await printSearch(path.resolve(values.dist), {
    page: values.page,
    runs: Number(values.runs),
    hasMisses: values.misses,
    queries: values.queries,
  });
  process.exit();
}

const server = await serveDist(path.resolve(values.dist), 0);
const address = new URL(withBase(values.page), server.address).href;
const [first = '/', second = '/'] = values.next.map(withBase);
const visit = await measureReader(address, [first, second], Number(values.runs));
await server.close();
console.log(`Visit to ${values.page}: 1.6 Mbit/s, 150 ms, CPU x4, empty cache; median of ${values.runs}`);
console.table({
  'first contentful paint, ms': Math.round(visit.firstPaint),
  'largest contentful paint, ms': Math.round(visit.largestPaint),
  'blocking time, all, ms': Math.round(visit.blocking),
  'blocking time after the first paint, ms': Math.round(visit.blockingAfterPaint),
  'cumulative layout shift': Number(visit.layoutShift.toFixed(4)),
  'bytes, KB': Math.round(visit.bytes / 1024),
  'of these JavaScript, KB': Math.round(visit.scriptBytes / 1024),
  requests: visit.requests,
  'next page, first time, ms': Math.round(visit.nextPage),
  'next page, again, ms': Math.round(visit.nextPageAgain),
});
