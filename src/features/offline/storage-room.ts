import { MAX_WORKER_WAIT_MS } from '../../bundle/constants';
import { reportError } from '../../shared/report-error';
import type { SaveFailure } from './save-failure';

/** Whether this browser can save pages. */
export function canSavePages(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

async function hasWorker(): Promise<boolean> {
  if (!canSavePages()) return false;
  const giveUp = new Promise<undefined>((resolve) =>
    setTimeout(() => resolve(undefined), MAX_WORKER_WAIT_MS),
  );
  return (await Promise.race([navigator.serviceWorker.ready, giveUp])) !== undefined;
}

/**
 * Checks that `bytes` more can be stored: that there is a service worker, and room by the browser's estimate (some
 * browsers report more than there is, to prevent fingerprinting). Requests persistent storage. Returns the obstacle,
 * if any.
 */
export async function prepareStorage(bytes: number): Promise<SaveFailure | undefined> {
  if (!(await hasWorker())) return { kind: 'no-worker' };
  const { usage: used = 0, quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {};
  if (bytes > quota - used) return { kind: 'quota', used, quota };
  // Not awaited: Firefox asks the reader and waits for the answer. A refusal is no failure, but the browser may later
  // clear what has not been used for a long time.
  navigator.storage?.persist?.().catch((error: unknown) => reportError('offline', error));
  return undefined;
}

/** How much storage this site uses and may use on this device, in bytes; undefined where the browser does not say. */
export interface StorageUse {
  used: number | undefined;
  quota: number | undefined;
  /** Whether the browser has promised not to clear the storage by itself. */
  isPersistent: boolean;
}

/** Asks the browser how much storage this site uses. */
export async function readStorageUse(): Promise<StorageUse> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return { used: usage, quota, isPersistent: (await navigator.storage?.persisted?.()) === true };
}
