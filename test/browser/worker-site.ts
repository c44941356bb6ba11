import type { Page } from '@playwright/test';
import { CACHES, sectionOfCache, type WorkerMessage } from '../../src/bundle/worker-contract';
import { Connection } from './connection';
import { test as base, expect } from './deployments';
import { LOAD_FAILURE } from './fixtures';

/** Asks a worker for its version. */
const DESCRIBE: WorkerMessage = { type: 'describe' };

/** Playwright's `test` with the service worker at work, two builds to deploy, and a connection that can be cut. */
export const test = base.extend<{ connection: Connection }>({
  serviceWorkers: 'allow',
  // What is cut off is told in the console, as it should be.
  allowedErrors: [LOAD_FAILURE],
  connection: async ({ server }, use) => {
    const connection = await Connection.to(Number(new URL(server.origin).port));
    await use(connection);
    await connection.close();
  },
  baseURL: async ({ connection }, use) => {
    await use(connection.origin);
  },
});

/** Waits until the worker serves the page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Build of the worker that serves the page. */
function servingBuild(page: Page): Promise<string> {
  return page.evaluate((message) => {
    const { port1, port2 } = new MessageChannel();
    navigator.serviceWorker.controller?.postMessage(message, [port2]);
    return new Promise<string>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data.buildId);
    });
  }, DESCRIBE);
}

/** Has the browser look for a new worker. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

/** Has the browser look for a new worker, and waits until one of the page's own version serves the page. */
export async function takenOver(page: Page): Promise<void> {
  const own = await page.evaluate(() => document.documentElement.dataset.build);
  await lookForUpdate(page);
  await expect.poll(() => servingBuild(page), { timeout: 45_000 }).toBe(own);
  await controlled(page);
}

/** Paths kept in a cache, without the search. */
export function keptPaths(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);
}

/** Waits until a file is in a cache. */
export async function kept(page: Page, path: string, cache: string = CACHES.records): Promise<void> {
  await expect.poll(() => keptPaths(page, cache)).toContain(path);
}

/** Names of the caches of saved sections. */
export async function savedSections(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.map(sectionOfCache).filter((section) => section !== undefined);
}

export { expect };
