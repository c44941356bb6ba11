import { type ChunkFailure, ChunkLoadError } from '../bundle/chunk-load-error';
import { CHUNK_TIMEOUT_MS } from '../bundle/constants';
import { loadInFull, requestFullLoad } from './full-load';
import { isAppOutdated } from './is-app-outdated';
import { failureOfStatus, lostConnection } from './response-failure';
import { retryPauseMs, shouldRetry } from './retry-policy';

/** Webpack's error for a script or style sheet that did not load. */
interface CodeLoadFault extends Error {
  /** Absolute address of the chunk. */
  request: string;
  /** `timeout`, `missing` (in webpack: the file loaded but did not define the chunk), or the browser's event type. */
  type?: string;
}

function isCodeLoadFault(error: unknown): error is CodeLoadFault {
  return error instanceof Error && 'request' in error && typeof error.request === 'string';
}

/** Content types of scripts and style sheets. */
const CODE_TYPE_PATTERN = /javascript|css/;

/**
 * Finds out why a chunk did not load by requesting it again: the browser does not say why a script failed. The
 * response replaces a bad one in the browser's cache. A good response means that the failure was temporary: it is
 * reported as `network`, which is retried.
 */
async function diagnose({ request, type }: CodeLoadFault): Promise<ChunkFailure> {
  if (type === 'timeout') return { kind: 'timeout' };
  try {
    const response = await fetch(request, { cache: 'reload', signal: AbortSignal.timeout(CHUNK_TIMEOUT_MS) });
    // The browser caches complete responses only.
    await response.arrayBuffer();
    const failure = failureOfStatus(response);
    if (failure) return failure;
    const contentType = response.headers.get('content-type') ?? '';
    return CODE_TYPE_PATTERN.test(contentType)
      ? { kind: 'network' }
      : { kind: 'invalid', detail: `the content type is ${contentType}` };
  } catch (error) {
    // `fetch` throws a TypeError when the connection fails; the only other error is the TimeoutError of our signal.
    return error instanceof TypeError ? lostConnection() : { kind: 'timeout' };
  }
}

export interface LoadCodeOptions {
  /** If a full load of the page is needed, it waits for the next navigation: the reader can do without the code. */
  canWait?: boolean;
}

/**
 * Loads code that is not in the first script: `loadCode('search', () => import('./search'))`; `load` may also run the
 * code and return a result. Transient failures are retried. If the server no longer has the chunk and has a newer
 * version of the app, the page is loaded in full, once, and the promise stays pending until then (unless `canWait`).
 * Throws `ChunkLoadError` if the code cannot be loaded. The caller may then try again.
 */
export async function loadCode<T>(
  chunk: string,
  load: () => Promise<T>,
  { canWait = false }: LoadCodeOptions = {},
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await load();
    } catch (error) {
      if (!isCodeLoadFault(error)) throw error;
      const failure = await diagnose(error);
      if (failure.kind === 'missing' && (await isAppOutdated())) {
        if (canWait) requestFullLoad(error.request);
        // The reload is about to replace the document, and with it all code that waits for this promise.
        else if (loadInFull(error.request)) return new Promise<T>(() => undefined);
      }
      if (!shouldRetry(failures, failure)) throw new ChunkLoadError(chunk, failure, error.request);
      const pause = retryPauseMs(failures, failure);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
