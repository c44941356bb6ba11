import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/**
 * A value that only the browser knows and that does not change (its platform, the address a page was opened at).
 * Prerendering and hydration use `atBuild`, so that both give the same HTML.
 */
export function useBrowserValue<T extends string | number | boolean>(read: () => T, atBuild: T): T {
  return useSyncExternalStore(neverChanges, read, () => atBuild);
}
