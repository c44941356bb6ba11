import { setTimeout } from 'node:timers/promises';

/**
 * Waits for what another program or the system does at an unknown time. Only the test's timeout ends the
 * wait.
 */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(5);
}
