/**
 * Thread that makes a search index while other stages run. `workerData`: the content folder. Waits for one
 * `SearchSource`, then posts each `IndexFile`, and `null` at the end.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { buildSearchIndex } from './build-search-index';
import { IndexCache } from './index-cache';
import type { SearchSource } from './search-source';

const { root }: { root: string } = workerData;
const source = new Promise<SearchSource>((resolve) => parentPort?.once('message', resolve));
const cache = IndexCache.open(root);
for await (const file of buildSearchIndex(await source, cache)) parentPort?.postMessage(file);
parentPort?.postMessage(null);
// The cache is saved after `null` is posted, so that no file waits for it.
cache.save();
