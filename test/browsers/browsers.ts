/**
 * `npm run test:browsers`: a reader's smoke test of `dist/` in each browser that is installed. Prints a table, and which
 * browsers were not found. `-- --only firefox` runs those whose name contains the text.
 */
import { parseArgs } from 'node:util';
import { serveDist } from '../../tools/serve/serve-dist';
import { findBrowsers } from './find-browsers';
import { tryAsReader } from './try-as-reader';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, dist: { type: 'string', default: 'dist' } },
});

const rows: Record<string, Record<string, string>> = {};
for (const { name, start, packages } of await findBrowsers()) {
  if (!name.toLowerCase().includes(values.only.toLowerCase())) continue;
  if (!start) {
    console.log(`${name}: not found (${packages})`);
    continue;
  }
  // Each browser gets its own server: one of the checks stops it.
  const server = await serveDist(values.dist, 0);
  try {
    const browser = await start();
    try {
      rows[browser.version] = await tryAsReader(browser, server);
    } finally {
      await browser.close();
    }
  } catch (error) {
    rows[name] = { start: String(error).split('\n')[0] ?? '' };
  } finally {
    await server.close().catch(() => undefined);
  }
}
console.table(rows);
const hasFailed = Object.values(rows).some((row) => Object.values(row).some((result) => result !== 'ok'));
process.exit(hasFailed || Object.keys(rows).length === 0 ? 1 : 0);
