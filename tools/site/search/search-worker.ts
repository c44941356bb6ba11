/**
 * Thread that makes a search index while other stages run. `workerData`: the content folder. Waits for one `SearchJob`,
 * then posts `IndexFile[]`, and `null` at the end.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { buildSearchIndex, type IndexFile } from './build-search-index';
import { IndexCache } from './index-cache';
import { readPage } from './search-source';
import type { SearchJob } from './search-thread';

/** Number of files in one message: each message costs as much as a small file. */
const BATCH_SIZE = 32;

const { root }: { root: string } = workerData;
const job = new Promise<SearchJob>((resolve) => parentPort?.once('message', resolve));
const cache = IndexCache.open(root);
let batch: IndexFile[] = [];
const send = (): void => {
  parentPort?.postMessage(batch);
  batch = [];
};

const { folder, source } = await job;
for await (const file of buildSearchIndex(source, (page) => readPage(page, folder), cache)) {
  batch.push(file);
  if (batch.length >= BATCH_SIZE) send();
}
send();
parentPort?.postMessage(null);
// The cache is saved after `null` is posted, so that no file waits for it.
cache.save();
