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

/** Message that asks a service worker for its build id. */
const DESCRIBE: WorkerMessage = { type: 'describe' };

/**
 * Playwright's `test` with the service worker allowed, two builds to deploy, and a connection that can be
 * cut.
 */
export const test = base.extend<{ connection: Connection }>({
  serviceWorkers: 'allow',
  // The browser logs requests that fail because the connection is cut.
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

/** Waits until an active service worker controls the page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Build id of the service worker that controls the page. */
function servingBuild(page: Page): Promise<string> {
  return page.evaluate((message) => {
    const { port1, port2 } = new MessageChannel();
    navigator.serviceWorker.controller?.postMessage(message, [port2]);
    return new Promise<string>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data.buildId);
    });
  }, DESCRIBE);
}

/** Makes the browser check for a new service worker. */
export async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

/**
 * Makes the browser fetch the new service worker. Resolves with `installed`, `redundant` or `not fetched`.
 */
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

/** Whether the active worker controls the page and no other worker is about to replace it. */
function isSettled(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return !installing && !waiting && active === navigator.serviceWorker.controller;
  });
}

/** Whether a new worker is being installed. */
function isInstalling(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).installing !== null);
}

/** Stops all running service workers at once. Browsers do the same with idle ones after a while. */
async function stopIdleWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/**
 * Makes the browser check for a new service worker, and waits until a worker of the page's own build controls
 * the page. In Chromium, a request during the change restarts the old worker, and the new one then waits
 * until the old one has been idle for up to a minute. To save time, this function stops the old worker once the new
 * one is installed, and sends it no message while the new one waits.
 */
export async function takenOver(page: Page): Promise<void> {
  // The app sets the build id when it starts, which is after the page shows.
  const build = await page.waitForFunction(() => document.documentElement.dataset.build);
  const own = await build.jsonValue();
  await lookForUpdate(page);
  const version = async () => {
    if (await isSettled(page)) return servingBuild(page);
    if (!(await isInstalling(page))) await stopIdleWorkers(page);
    return 'not settled';
  };
  await expect.poll(version, { intervals: [100, 300, 1000], timeout: 45_000 }).toBe(own);
  await controlled(page);
}

/** Changes a text file of a build while `work` runs. */
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

/** Paths of the requests in a cache, without their query strings. */
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
