import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/support/browser/find-chromium';
import { median } from './median';

/** A phone on a slow network: 1.6 Mbit/s down, 150 ms round trip, a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: 750e3 / 8,
};
const CPU_SLOWDOWN = 4;

/** The part of a task beyond this counts as blocking time. Milliseconds. */
const LONG_TASK_MS = 50;

/** Measurements of one visit. Times in milliseconds; sizes in bytes as transferred. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Blocking time of all tasks, and of those after the first paint. */
  blocking: number;
  blockingAfterPaint: number;
  layoutShift: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
  nextPage: number;
  nextPageAgain: number;
}

declare global {
  interface Window {
    bench: { largest: number; shift: number; longTasks: { start: number; end: number }[] };
    /** Time from the press of the mouse button until the next page's heading was painted. */
    nextPage?: number;
  }
}

/** Collects what the browser reports while a page loads; runs in the page, before anything else. */
function observe(): void {
  window.bench = { largest: 0, shift: 0, longTasks: [] };
  new PerformanceObserver((list) => {
    window.bench.largest = list.getEntries().at(-1)?.startTime ?? window.bench.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.bench.longTasks.push({ start: startTime, end: startTime + duration });
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

/** Blocking time of the tasks that ended after `since`. Milliseconds. */
function blockingOf(tasks: { start: number; end: number }[], since: number): number {
  const times = tasks.filter(({ end }) => end > since).map(({ start, end }) => end - Math.max(start, since));
  return times.reduce((sum, time) => sum + Math.max(0, time - LONG_TASK_MS), 0);
}

/**
 * Measures the time to the next page, whether in the app or in a new document. Runs in each document, before
 * anything else. Must contain no named functions: the loader would wrap them in a helper that the browser
 * does not have.
 */
function observeNextPage(): void {
  addEventListener(
    'mousedown',
    ({ timeStamp }) => {
      const heading = document.querySelector('h1')?.textContent;
      const pressed = { at: performance.timeOrigin + timeStamp, heading };
      sessionStorage.setItem('pressed', JSON.stringify(pressed));
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const pressed = JSON.parse(sessionStorage.getItem('pressed') ?? 'null');
    const heading = document.querySelector('h1')?.textContent;
    if (!pressed || !heading || heading === pressed.heading) return;
    sessionStorage.removeItem('pressed');
    // A task that is queued in an animation frame begins after this frame has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => (window.nextPage = performance.timeOrigin + performance.now() - pressed.at)),
    );
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/**
 * Time from the press on a link until the heading of its page is painted, at full speed. The mouse moves over
 * the link just before. Milliseconds.
 */
async function timeNextPage(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => delete window.nextPage);
  await link.hover();
  await link.click();
  const painted = await page.waitForFunction(() => window.nextPage);
  return Number(await painted.jsonValue());
}

async function visit(browser: Browser, address: string, next: [string, string]): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await countBytes(session);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  await page.addInitScript(observeNextPage);
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${address}: status ${response?.status()}, a page was expected`);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const { largest, longTasks, shift } = await page.evaluate(() => window.bench);
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
    blocking: blockingOf(longTasks, 0),
    blockingAfterPaint: blockingOf(longTasks, paint),
    layoutShift: shift,
    bytes: loaded.all,
    scriptBytes: loaded.scripts,
    requests: loaded.requests,
    nextPage,
    nextPageAgain,
  };
}

/** Median of several visits with an empty cache, each to a page and from there to two pages of its sidebar. */
export async function measureVisit(address: string, next: [string, string], runs: number): Promise<Visit> {
  const browser = await chromium.launch(await findChromium());
  const visits: Visit[] = [];
  try {
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, address, next));
  } finally {
    await browser.close();
  }
  return medianOf(visits);
}

function medianOf(visits: Visit[]): Visit {
  const of = (key: keyof Visit): number => median(visits.map((one) => one[key]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    blockingAfterPaint: of('blockingAfterPaint'),
    layoutShift: of('layoutShift'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    nextPage: of('nextPage'),
    nextPageAgain: of('nextPageAgain'),
  };
}

/** The table of a visit: name of a row → figure. */
export function rowsOfVisit(visit: Visit): Record<string, number> {
  return {
    'first contentful paint, ms': Math.round(visit.firstPaint),
    'largest contentful paint, ms': Math.round(visit.largestPaint),
    'blocking time, all, ms': Math.round(visit.blocking),
    'blocking time after the first paint, ms': Math.round(visit.blockingAfterPaint),
    'cumulative layout shift': Number(visit.layoutShift.toFixed(4)),
    'bytes, KB': Math.round(visit.bytes / 1024),
    'of these JavaScript, KB': Math.round(visit.scriptBytes / 1024),
    requests: visit.requests,
    'next page, first time, ms': Math.round(visit.nextPage),
    'next page, again, ms': Math.round(visit.nextPageAgain),
  };
}
