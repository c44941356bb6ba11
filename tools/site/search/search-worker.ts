/** Thread that makes a search index beside the other stages. Input: `SearchJob`. Posts `IndexFile[]`, then `null`. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildSearchIndex, type IndexFile } from './build-search-index';
import { IndexCache } from './index-cache';
import type { SearchJob } from './make-search-index';
import { readPage } from './read-page';

/** Files of one message: each message costs as much as a small file. */
const BATCH_SIZE = 32;

const { folders, source, root }: SearchJob = workerData;
const cache = IndexCache.open(root);
let batch: IndexFile[] = [];
const send = (): void => {
  parentPort?.postMessage(batch);
  batch = [];
};

for await (const file of buildSearchIndex(source, (page) => readPage(page, folders), cache)) {
  batch.push(file);
  if (batch.length >= BATCH_SIZE) send();
}
send();
parentPort?.postMessage(null);
// After `null`, so that no file waits for it.
cache.save();
