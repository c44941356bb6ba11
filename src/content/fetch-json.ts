import { type ChunkFailure, ChunkLoadError, chunkNameOf } from '../bundle/chunk-load-error';
import { CHUNK_TIMEOUT_MS } from '../bundle/constants';
import { RecordShapeError, SchemaVersionError } from '../bundle/parse-records';
import { assetUrl } from '../bundle/paths';
import { failureOfStatus, lostConnection } from './response-failure';

/** Thrown only inside this file, to pass on why a request failed. */
class Failure extends Error {
  constructor(readonly reason: ChunkFailure) {
    super(reason.kind);
  }
}

async function requestJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const failure = failureOfStatus(response);
  if (failure) throw new Failure(failure);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure({ kind: 'invalid', detail: String(error) });
  }
}

function toFailure(error: unknown): ChunkFailure | undefined {
  if (error instanceof Failure) return error.reason;
  if (error instanceof SchemaVersionError) return { kind: 'outdated', detail: error.message };
  if (error instanceof RecordShapeError) return { kind: 'invalid', detail: error.message };
  // `fetch` and an interrupted body reject with a TypeError for any network failure.
  if (error instanceof TypeError) return lostConnection();
  return undefined;
}

interface FetchOptions {
  /** `reload` bypasses the browser's cache, which may hold a bad response. */
  cache?: RequestCache;
  /** Cancels the request: nobody waits for it any more. */
  signal?: AbortSignal;
}

/**
 * Loads a file of the bundle (`pages/x.1a2b3c4d.json`) and checks it with `parse`.
 * Throws `ChunkLoadError` for any failure, an `AbortError` if `signal` cancels the request.
 */
export async function fetchJson<T>(
  file: string,
  parse: (value: unknown) => T,
  { cache = 'default', signal }: FetchOptions = {},
): Promise<T> {
  const url = new URL(assetUrl(file), window.location.href).href;
  // Not `AbortSignal.any`: Chrome 109 and Safari 16 do not know it.
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    controller.abort();
  }, CHUNK_TIMEOUT_MS);
  signal?.addEventListener('abort', giveUp);
  try {
    signal?.throwIfAborted();
    return parse(await requestJson(url, { signal: controller.signal, cache }));
  } catch (error) {
    if (signal?.aborted) throw error;
    const failure: ChunkFailure | undefined = hasTimedOut ? { kind: 'timeout' } : toFailure(error);
    throw failure ? new ChunkLoadError(chunkNameOf(file), failure, url) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
