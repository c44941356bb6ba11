import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  CACHES,
  OFFLINE_PATH,
  sectionOfCache,
  type WorkerMessage,
} from '../../../src/bundle/worker-contract';
import { Connection } from './connection';
import { test as base, expect } from './deployments';
import { LOAD_FAILURE } from './fixtures';
import { entryOf } from './offline-section';
import type { Site } from './site';

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

/** Has the browser look for a new worker, which there is, and waits until it is `installed`, or `redundant`. */
export function tryUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ended = new Promise<string>((resolve) => {
      const follow = ({ installing }: ServiceWorkerRegistration) =>
        installing?.addEventListener('statechange', () => resolve(installing.state), { once: true });
      registration.addEventListener('updatefound', () => follow(registration), { once: true });
    });
    const failed = registration.update().then(
      () => undefined,
      () => 'not fetched',
    );
    return (await failed) ?? ended;
  });
}

/** Whether no other worker is about to serve the page. */
function isSettled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return !installing && !waiting && active === navigator.serviceWorker.controller;
  });
}

/** Ends the workers that run, as browsers do with those that have nothing to do, only at once. */
async function stopIdleWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** After so many looks, most of them a second apart, the old worker has nothing left to do. */
const TAKE_OVER_TRIES = 8;

/**
 * Has the browser look for a new worker, and waits until one of the page's own version serves the page. A request that
 * comes in the moment between the two starts the old one again in Chromium, and the new one then waits until that has
 * been idle for up to a minute: here it is ended before. Nor is it asked anything while the new one waits.
 */
export async function takenOver(page: Page): Promise<void> {
  // The app sets it when it starts; the page is to be seen before.
  const build = await page.waitForFunction(() => document.documentElement.dataset.build);
  const own = await build.jsonValue();
  await lookForUpdate(page);
  let tries = 0;
  const version = async () => {
    if (await isSettled(page)) return servingBuild(page);
    if (++tries === TAKE_OVER_TRIES) await stopIdleWorkers(page);
    return 'not settled';
  };
  await expect.poll(version, { intervals: [100, 300, 1000], timeout: 45_000 }).toBe(own);
  await controlled(page);
}

/** Does something while a text file of a build is another. */
export async function withFile(
  file: string,
  change: (text: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, change(text));
  try {
    await work();
  } finally {
    writeFileSync(file, text);
  }
}

/** Saves a section for reading offline. */
export async function saveSection(page: Page, site: Site, section: string): Promise<void> {
  await site.open(OFFLINE_PATH);
  await controlled(page);
  const entry = entryOf(page, section);
  await site.press(entry.getByRole('button', { name: '保存' }));
  await expect(entry).toContainText('已保存');
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
