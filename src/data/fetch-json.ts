import { type ChunkFailure, ChunkLoadError, chunkNameOf } from '../bundle/chunk-load-error';
import { CHUNK_TIMEOUT_MS } from '../bundle/constants';
import { RecordShapeError } from '../bundle/parse-records';
import { assetUrl } from '../bundle/paths';

const MISSING_STATUSES = [404, 410];

/** Raised inside to leave the request with its reason; never seen outside this file. */
class Failure extends Error {
  constructor(readonly reason: ChunkFailure) {
    super(reason.kind);
  }
}

async function requestJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (MISSING_STATUSES.includes(response.status)) throw new Failure({ kind: 'missing' });
  if (!response.ok) throw new Failure({ kind: 'http', status: response.status });
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure({ kind: 'invalid', detail: String(error) });
  }
}

function toFailure(error: unknown, hasTimedOut: boolean): ChunkFailure | undefined {
  if (hasTimedOut) return { kind: 'timeout' };
  if (error instanceof Failure) return error.reason;
  if (error instanceof RecordShapeError) return { kind: 'invalid', detail: error.message };
  // `fetch`, and a body that breaks off, reject with a TypeError for any fault of the network.
  if (error instanceof TypeError) return { kind: navigator.onLine === false ? 'offline' : 'network' };
  return undefined;
}

/**
 * Loads a file of the bundle (`pages/x.1a2b3c4d.json`) and checks it with `parse`.
 * Throws `ChunkLoadError`, whatever went wrong on the way.
 */
export async function fetchJson<T>(
  file: string,
  parse: (value: unknown) => T,
  cache: RequestCache = 'default',
): Promise<T> {
  const url = new URL(assetUrl(file), window.location.href).href;
  const controller = new AbortController();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    controller.abort();
  }, CHUNK_TIMEOUT_MS);
  try {
    return parse(await requestJson(url, { signal: controller.signal, cache }));
  } catch (error) {
    const failure = toFailure(error, hasTimedOut);
    throw failure ? new ChunkLoadError(chunkNameOf(file), failure, url) : error;
  } finally {
    clearTimeout(timer);
  }
}
