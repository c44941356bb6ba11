/**
 * Thread that makes a search index while other stages run. `workerData`: the content folder. Waits for a
 * `SearchSource` without its pages, then for each page and `null`. Posts `MORE` after each `PAGES_AHEAD` pages, then
 * each `IndexFile`, and `null` at the end.
 */
import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { buildSearchIndex } from './build-search-index';
import { IndexCache } from './index-cache';
import { MORE, PAGES_AHEAD } from './search-messages';
import type { SearchPage } from './search-source';

if (!parentPort) throw new Error('the search index is made in a thread');
const { root }: { root: string } = workerData;
const messages = on(parentPort, 'message');
const cache = IndexCache.open(root);
const [source] = (await messages.next()).value;

async function* pages(port: MessagePort): AsyncGenerator<SearchPage> {
  let count = 0;
  for await (const [page] of messages) {
    if (page === null) return;
    yield page;
    if (++count % PAGES_AHEAD === 0) port.postMessage(MORE);
  }
}

for await (const file of buildSearchIndex({ ...source, pages: pages(parentPort) }, cache))
  parentPort.postMessage(file);
parentPort.postMessage(null);
// The cache is saved after `null` is posted, so that no file waits for it.
cache.save();
