import { CacheExpiration } from 'workbox-expiration';
import { MAX_KEPT } from '../bundle/constants';
import { CACHES, type LoadedFile } from '../bundle/worker-contract';
import { addressOf, findAnywhere } from '../content/offline/bundle-cache';
import { isValidResponse } from '../content/offline/check-response';

/** Caches files that a page has in memory: they came with its HTML, or were loaded before the worker was active. */
export async function keepLoaded(files: readonly LoadedFile[]): Promise<void> {
  const cache = await caches.open(CACHES.records);
  const expiration = new CacheExpiration(CACHES.records, { maxEntries: MAX_KEPT.records });
  for (const { file, body } of files) {
    const address = addressOf(file);
    const response = new Response(body, { headers: { 'Content-Type': 'application/json' } });
    if ((await findAnywhere(address)) || !(await isValidResponse(address, response))) continue;
    await cache.put(address, response);
    await expiration.updateTimestamp(address);
  }
  await expiration.expireEntries();
}
