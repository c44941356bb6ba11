import type { ChunkFailure } from '../bundle/chunk-load-error';
import { MAX_RETRY_AFTER_MS, RETRY_LIMIT, RETRY_PAUSE_MS } from '../bundle/constants';

/** Whether an early retry may help: after a lost connection, or a server error without a long `Retry-After`. */
function isTransient(failure: ChunkFailure): boolean {
  if (failure.kind === 'network') return true;
  if (failure.kind !== 'http' || failure.status < 500) return false;
  return (failure.retryAfterMs ?? 0) <= MAX_RETRY_AFTER_MS;
}

/** Whether to retry automatically. `failuresBefore`: number of failures before this one. */
export function shouldRetry(failuresBefore: number, failure: ChunkFailure): boolean {
  return failuresBefore < RETRY_LIMIT && isTransient(failure);
}

/** Pause before the next try. It doubles with each failure and is never shorter than `Retry-After`. Milliseconds. */
export function retryPauseMs(failuresBefore: number, failure: ChunkFailure): number {
  const minimum = failure.kind === 'http' ? (failure.retryAfterMs ?? 0) : 0;
  return Math.max(RETRY_PAUSE_MS * 2 ** failuresBefore, minimum);
}
