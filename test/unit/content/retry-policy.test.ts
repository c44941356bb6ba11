import type { ChunkFailure } from '../../../src/bundle/chunk-load-error';
import { MAX_RETRY_AFTER_MS, RETRY_LIMIT, RETRY_PAUSE_MS } from '../../../src/bundle/constants';
import { retryPauseMs, shouldRetry } from '../../../src/content/retry-policy';

describe('shouldRetry', () => {
  test.each<ChunkFailure>([
    { kind: 'network' },
    { kind: 'http', status: 500 },
    { kind: 'http', status: 503 },
  ])('%j is retried twice', (failure) => {
    expect(RETRY_LIMIT).toBe(2);
    expect([0, 1, 2].map((before) => shouldRetry(before, failure))).toEqual([true, true, false]);
  });

  test.each<ChunkFailure>([
    { kind: 'timeout' },
    { kind: 'missing' },
    { kind: 'offline' },
    { kind: 'invalid', detail: 'x' },
    { kind: 'outdated', detail: 'x' },
    { kind: 'http', status: 403 },
    { kind: 'http', status: 429, retryAfterMs: 0 },
  ])('%j is never retried automatically', (failure) => {
    expect(shouldRetry(0, failure)).toBe(false);
  });

  test('there is no retry if the server asks for a longer pause than MAX_RETRY_AFTER_MS', () => {
    const busy = (retryAfterMs: number): ChunkFailure => ({ kind: 'http', status: 503, retryAfterMs });
    expect(shouldRetry(0, busy(MAX_RETRY_AFTER_MS))).toBe(true);
    expect(shouldRetry(0, busy(MAX_RETRY_AFTER_MS + 1))).toBe(false);
  });
});

describe('retryPauseMs', () => {
  test('doubles for the second retry', () => {
    expect([0, 1].map((before) => retryPauseMs(before, { kind: 'network' }))).toEqual([
      RETRY_PAUSE_MS,
      2 * RETRY_PAUSE_MS,
    ]);
  });

  test('is never shorter than the server asks for', () => {
    const pauses = [0, 2500].map((retryAfterMs) =>
      retryPauseMs(0, { kind: 'http', status: 503, retryAfterMs }),
    );
    expect(pauses).toEqual([RETRY_PAUSE_MS, 2500]);
  });
});
