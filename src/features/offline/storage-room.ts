import { WORKER_READY_MAX_MS } from '../../bundle/constants';
import type { SaveFailure } from './save-failure';

/** Whether this browser can keep pages at all. */
export function canKeepPages(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

async function hasWorker(): Promise<boolean> {
  if (!canKeepPages()) return false;
  const giveUp = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), WORKER_READY_MAX_MS),
  );
  return (await Promise.race([navigator.serviceWorker.ready, giveUp])) !== undefined;
}

/**
 * Sees to it that so many bytes can be kept: that there is a worker to show them, and room, as far as the browser says
 * (some say more than there is, so that sites cannot tell devices apart); asks it not to clear them by itself. Returns what stands in the way.
 */
export async function prepareStorage(bytes: number): Promise<SaveFailure | undefined> {
  if (!(await hasWorker())) return { kind: 'no-worker' };
  const { usage: used = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate()) ?? {};
  if (bytes > quota - used) return { kind: 'quota', used, quota };
  // The answer changes nothing here: without it the browser clears what has not been used for long.
  await navigator.storage?.persist?.();
  return undefined;
}

/** How much this site keeps on this device; figures are undefined where the browser does not say. */
export interface StorageUse {
  used: number | undefined;
  quota: number | undefined;
  /** Whether the browser has promised not to clear it by itself. */
  isPersistent: boolean;
}

export async function readStorageUse(): Promise<StorageUse> {
  const { usage, quota } = (await navigator.storage?.estimate()) ?? {};
  return { used: usage, quota, isPersistent: (await navigator.storage?.persisted?.()) === true };
}
