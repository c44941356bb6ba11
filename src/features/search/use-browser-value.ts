import { useSyncExternalStore } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/**
 * A value only the browser knows and that stays as it is (its platform, the address a page was opened at).
 * Built pages and the first rendering in the browser use `atBuild`, so that the two are the same.
 */
export function useBrowserValue<T extends string | number | boolean>(read: () => T, atBuild: T): T {
  return useSyncExternalStore(neverChanges, read, () => atBuild);
}
