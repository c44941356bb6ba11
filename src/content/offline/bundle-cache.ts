import { ChunkLoadError, chunkNameOf } from '../../bundle/chunk-load-error';
import { assetUrl } from '../../bundle/paths';
import { CACHES, SAVE_HEADER, sectionOfCache } from '../../bundle/worker-contract';
import { failureOfStatus, lostConnection } from '../response-failure';
import { isValidResponse } from './check-response';

/** Absolute address of a bundle file, as caches know it. Runs in pages and in the worker. */
export function addressOf(file: string): string {
  return new URL(assetUrl(file), globalThis.location.href).href;
}

/**
 * Ignores `Vary`: servers vary answers by `Accept-Encoding`, which scripts cannot see. A file's name identifies its
 * content.
 */
const BY_ADDRESS: CacheQueryOptions = { ignoreVary: true };

/** Whether a cache has a file. */
export async function hasFile(cache: Cache, file: string): Promise<boolean> {
  return (await cache.match(addressOf(file), BY_ADDRESS)) !== undefined;
}

/** The first wanted entry that passes `isValidResponse`: other programs of this origin have caches too. */
async function findValid(
  names: readonly string[],
  isWanted: (url: string) => boolean,
): Promise<Response | undefined> {
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const found = isWanted(request.url) ? await cache.match(request, BY_ADDRESS) : undefined;
      if (found && (await isValidResponse(request.url, found))) return found;
    }
  }
  return undefined;
}

/** A valid copy of a file, from any cache of this origin; undefined if there is none. */
export async function findAnywhere(address: string): Promise<Response | undefined> {
  const first = await caches.match(address, BY_ADDRESS);
  if (!first || (await isValidResponse(address, first))) return first;
  return findValid(await caches.keys(), (url) => url === address);
}

/** Address of a record or an index without its hash: the same for all versions. */
function withoutHash(address: string): string {
  return address.replace(/\.[\da-f]{8,}\.json$/, '');
}

/** Another version of a record or an index, from the saved sections or the pages read before. */
export async function findOtherVersion(address: string): Promise<Response | undefined> {
  const saved = (await caches.keys()).filter((name) => sectionOfCache(name) !== undefined);
  const stem = withoutHash(address);
  return findValid([...saved, CACHES.records], (url) => withoutHash(url) === stem);
}

async function fetchValid(file: string, signal?: AbortSignal): Promise<Response> {
  const address = addressOf(file);
  const fail = (failure: ConstructorParameters<typeof ChunkLoadError>[1]): never => {
    throw new ChunkLoadError(chunkNameOf(file), failure, address);
  };
  try {
    const response = await fetch(address, { headers: { [SAVE_HEADER]: '1' }, ...(signal && { signal }) });
    const failure = failureOfStatus(response);
    if (failure) fail(failure);
    if (!(await isValidResponse(address, response)))
      fail({ kind: 'invalid', detail: 'not the requested file' });
    return response;
  } catch (error) {
    return error instanceof TypeError ? fail(lostConnection()) : Promise.reject(error);
  }
}

/**
 * Returns a file of the bundle from the cache. A missing or invalid file is first added, from another cache or else
 * from the server. Throws `ChunkLoadError`, an `AbortError`, or a `QuotaExceededError` if the storage is full.
 */
export async function obtainFile(cache: Cache, file: string, signal?: AbortSignal): Promise<Response> {
  const address = addressOf(file);
  const kept = await cache.match(address, BY_ADDRESS);
  if (kept && (await isValidResponse(address, kept))) return kept;
  const response = (await findAnywhere(address)) ?? (await fetchValid(file, signal));
  await cache.put(address, response.clone());
  return response;
}

/** Deletes the bundle files of a cache that are not wanted; entries outside the bundle's folder stay. */
export async function dropOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const prefix = addressOf('');
  const addresses = new Set([...wanted].map(addressOf));
  for (const request of await cache.keys()) {
    if (request.url.startsWith(prefix) && !addresses.has(request.url)) await cache.delete(request);
  }
}
