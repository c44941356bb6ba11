/**
 * `npm run bench`: builds this site, then measures a reader's visit and the search in what was built. It only prints
 * tables: no result makes it fail.
 * `npm run bench -- --visit [--page /path]` and `-- --search [--queries FILE] [--misses]` measure these alone, in
 * `dist/`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBase } from '../../src/bundle/paths';
import { serveDist } from '../../tools/serve/serve-dist';
import { measureVisit, rowsOfVisit } from './measure-visit';
import { printBuilds } from './print-builds';
import { printSearch } from './print-search';
import { OWN_QUERIES } from './search-queries';

const { values } = parseArgs({
  options: {
    visit: { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    page: { type: 'string', default: '/model/tables/channel.html' },
    next: { type: 'string', multiple: true, default: ['/model/tables/site.html', '/model/content.html'] },
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    queries: { type: 'string', default: OWN_QUERIES },
    misses: { type: 'boolean', default: false },
  },
});

const runs = Number(values.runs);
if (!Number.isInteger(runs)) throw new Error(`--runs ${values.runs}: allowed is a whole number.`);

async function printVisit(dist: string): Promise<void> {
  const server = await serveDist(dist, 0);
  const address = new URL(withBase(values.page), server.address).href;
  const [first = '/', second = '/'] = values.next.map(withBase);
  const visit = await measureVisit(address, [first, second], runs).finally(() => server.close());
  console.log(`Visit to ${values.page}: 1.6 Mbit/s, 150 ms, CPU x4, empty cache; median of ${runs}`);
  console.table(rowsOfVisit(visit));
}

const isAll = !values.visit && !values.search;
const folder = mkdtempSync(path.join(tmpdir(), 'docs-bench-'));
try {
  const dist = isAll ? await printBuilds(folder) : path.resolve(values.dist);
  if (isAll || values.visit) await printVisit(dist);
  if (isAll || values.search) {
    const { page, misses: listsMisses, queries: queriesFile } = values;
    await printSearch(dist, { page, runs, listsMisses, queriesFile });
  }
} finally {
  rmSync(folder, { recursive: true });
}
