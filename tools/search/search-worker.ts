/** Makes a search index in a process of its own, beside the other stages. Arguments: folder of the bundle, output folder. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePageRecord } from '../../src/bundle/parse-records';
import { writeFiles } from '../output/write-tree';
import { buildSearchIndex } from './build-search-index';
import type { SearchPlan } from './plan-search';
import { searchSource } from './search-source';

const [assetsDir, outDir] = process.argv.slice(2);
if (assetsDir === undefined || outDir === undefined)
  throw new Error('usage: search-worker BUNDLE_DIR OUT_DIR');

process.once('message', async (plan: SearchPlan) => {
  const records = await Promise.all(
    plan.files.map(async (file) =>
      parsePageRecord(JSON.parse(await readFile(path.join(assetsDir, file), 'utf8'))),
    ),
  );
  await writeFiles(outDir, buildSearchIndex(searchSource(records, plan)));
  process.disconnect();
});
