import { setImmediate } from 'node:timers';

/** Options of fake timers that leave alone what `fetch`, msw and React need to run. */
export const FAKE_TIME = { doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] } satisfies Parameters<
  typeof jest.useFakeTimers
>[0];

/** Watches a promise without waiting for it. `error`: what it was rejected with; undefined until then. */
export function watchRejection(promise: Promise<unknown>): { readonly error: unknown } {
  const watched: { error: unknown } = { error: undefined };
  promise.catch((error: unknown) => {
    watched.error = error;
  });
  return watched;
}

/** Waits until everything that needs no timer has happened. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
