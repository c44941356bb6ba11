import { setImmediate } from 'node:timers';

/** Parts of the clock that `fetch`, msw and React run on, which fake time must leave alone. */
export const FAKE_TIME = { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] } satisfies Parameters<
  typeof jest.useFakeTimers
>[0];

/** The error a promise was rejected with, without waiting for it; `undefined` while it has none. */
export function watchRejection(promise: Promise<unknown>): { readonly error: unknown } {
  const watched: { error: unknown } = { error: undefined };
  promise.catch((error: unknown) => {
    watched.error = error;
  });
  return watched;
}

/** Resolves when everything that can happen without the clock has happened. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
