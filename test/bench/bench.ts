/**
 * `npm run bench -- [pages …] [--page /path] [--runs N]`: builds generated sites of these sizes, then measures a
 * reader's visit to one page of the site in `dist/`. Prints tables; nothing is judged.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBase } from '../../src/bundle/paths';
import { serveDist } from '../../tools/serve/serve-dist';
import { hasCorpusTool, measureBuild } from './measure-build';
import { measureReader } from './measure-reader';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '/model/tables/channel.html' },
    next: { type: 'string', multiple: true, default: ['/model/tables/site.html', '/model/content.html'] },
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
  },
});

const sizes = positionals.map(Number);
if (sizes.length > 0 && !hasCorpusTool()) {
  console.error('There is no ../shared/tools/corpus.mjs here, so no generated site can be built.');
} else if (sizes.length > 0) {
  const rows: Record<string, string | number>[] = [];
  for (const size of sizes) {
    const { pages, seconds, peakMemory } = await measureBuild(size);
    rows.push({ pages, seconds: seconds.toFixed(1), 'peak MB': Math.round(peakMemory) });
  }
  console.log('Build from nothing');
  console.table(rows);
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
  'total blocking time, ms': Math.round(visit.blocking),
  'cumulative layout shift': Number(visit.layoutShift.toFixed(4)),
  'bytes, KB': Math.round(visit.bytes / 1024),
  'of these JavaScript, KB': Math.round(visit.scriptBytes / 1024),
  requests: visit.requests,
  'next page, first time, ms': Math.round(visit.nextPage),
  'next page, again, ms': Math.round(visit.nextPageAgain),
});
