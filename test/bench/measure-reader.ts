import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/browser/find-chromium';

/** A phone on a poor line: 1.6 Mbit/s down, 150 ms round trip, a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: 750e3 / 8,
};
const CPU_SLOWDOWN = 4;

/** A long task counts towards blocking time beyond this. Milliseconds. */
const LONG_TASK_MS = 50;

/** How one visit felt. Milliseconds and bytes on the wire. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
  nextPage: number;
  nextPageAgain: number;
}

declare global {
  interface Window {
    bench: { largest: number; blocking: number; shift: number };
  }
}

/** Collects what the browser reports while a page loads; runs in the page, before anything else. */
function observe(longTaskMs: number): void {
  window.bench = { largest: 0, blocking: 0, shift: 0 };
  new PerformanceObserver((list) => {
    window.bench.largest = list.getEntries().at(-1)?.startTime ?? window.bench.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.blocking += Math.max(0, duration - longTaskMs);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') window.bench.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function countBytes(session: CDPSession): Promise<{ all: number; scripts: number; requests: number }> {
  const sums = { all: 0, scripts: 0, requests: 0 };
  const types = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums.requests++;
    sums.all += encodedDataLength;
    if (types.get(requestId) === 'Script') sums.scripts += encodedDataLength;
  });
  return sums;
}

/** Time from a click in the sidebar until the other page's heading is painted, at full speed. */
async function timeNextPage(page: Page, path: string): Promise<number> {
  return page.evaluate(async (href) => {
    const before = document.querySelector('main h1');
    const link = document.querySelector<HTMLAnchorElement>(`nav[aria-label="侧边栏"] a[href="${href}"]`);
    if (!link) throw new Error(`The sidebar has no link to ${href}.`);
    const start = performance.now();
    setTimeout(() => link.click());
    // No named functions here: the loader would wrap them in a helper that the browser does not have.
    return new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      }).observe(document.body, { childList: true, subtree: true });
    });
  }, path);
}

async function visit(browser: Browser, address: string, next: [string, string]): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe, LONG_TASK_MS);
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const { largest, blocking, shift } = await page.evaluate(() => window.bench);
  const loaded = { ...bytes };
  await session.send('Network.emulateNetworkConditions', {
    ...NETWORK,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const nextPage = await timeNextPage(page, next[0]);
  await timeNextPage(page, next[1]);
  const nextPageAgain = await timeNextPage(page, next[0]);
  await context.close();
  return {
    firstPaint: paint,
    largestPaint: largest,
    blocking,
    layoutShift: shift,
    bytes: loaded.all,
    scriptBytes: loaded.scripts,
    requests: loaded.requests,
    nextPage,
    nextPageAgain,
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The median of several visits to a page with an empty cache. `next` are two pages its sidebar links to. */
export async function measureReader(address: string, next: [string, string], runs: number): Promise<Visit> {
  const browser = await chromium.launch(await findChromium());
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, address, next));
  await browser.close();
  const of = (key: keyof Visit): number => median(visits.map((one) => one[key]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    nextPage: of('nextPage'),
    nextPageAgain: of('nextPageAgain'),
  };
}
