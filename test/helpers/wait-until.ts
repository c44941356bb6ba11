import { setTimeout } from 'node:timers/promises';

/** Waits for something that another program or the system does when it likes; the test's own limit ends it. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(5);
}
