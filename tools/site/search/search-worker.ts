/**
 * Thread that makes a search index while other stages run. `workerData`: the content folder. Waits for one `SearchJob`,
 * then posts each `IndexFile`, and `null` at the end.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { buildSearchIndex } from './build-search-index';
import { IndexCache } from './index-cache';
import { readPage } from './search-source';
import type { SearchJob } from './search-thread';

const { root }: { root: string } = workerData;
const job = new Promise<SearchJob>((resolve) => parentPort?.once('message', resolve));
const cache = IndexCache.open(root);
const { folder, source } = await job;
for await (const file of buildSearchIndex(source, (page) => readPage(page, folder), cache))
  parentPort?.postMessage(file);
parentPort?.postMessage(null);
// The cache is saved after `null` is posted, so that no file waits for it.
cache.save();
