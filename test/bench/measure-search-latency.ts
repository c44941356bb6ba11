import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../tools/support/browser/find-chromium';
import { median } from './median';

/** The network of `measure-visit.ts` (1.6 Mbit/s, 150 ms), here without a slower CPU. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: 750e3 / 8,
};

/** How long a reader waits (milliseconds), and the transferred bytes and requests until the first result. */
export interface SearchLatency {
  /** From the click on the search button, with the query typed at once, to the first result. */
  first: number;
  bytes: number;
  requests: number;
  /** From the input of another query to its first result; then the same for the first query, asked again. */
  next: number;
  again: number;
}

/** Opens the search as a new reader on a slow network and asks two queries. Medians of `runs` visits. */
export async function measureSearchLatency(
  address: string,
  [firstQuery, nextQuery]: [string, string],
  runs: number,
): Promise<SearchLatency> {
  const browser = await chromium.launch(await findChromium());
  const visits: SearchLatency[] = [];
  try {
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, address, firstQuery, nextQuery));
  } finally {
    await browser.close();
  }
  const of = (key: keyof SearchLatency): number => median(visits.map((one) => one[key]));
  return {
    first: of('first'),
    bytes: of('bytes'),
    requests: of('requests'),
    next: of('next'),
    again: of('again'),
  };
}

async function visit(
  browser: Browser,
  address: string,
  firstQuery: string,
  nextQuery: string,
): Promise<SearchLatency> {
  // Without the service worker, which fetches files of its own beside those of the search.
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  let bytes = 0;
  let requests = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  const results = page.locator('a[role=option]');
  const box = page.getByRole('combobox', { name: '搜索文档' });
  const ask = async (query: string): Promise<number> => {
    const before = await results
      .first()
      .getAttribute('href')
      .catch(() => null);
    const start = performance.now();
    await box.fill(query);
    await page.waitForFunction((href) => {
      const first = document.querySelector('a[role="option"][href]')?.getAttribute('href');
      return first !== undefined && first !== href;
    }, before);
    return performance.now() - start;
  };
  const start = performance.now();
  await page.getByRole('button', { name: '搜索文档' }).click();
  await box.fill(firstQuery);
  await results.first().waitFor();
  const first = performance.now() - start;
  const untilFirst = { bytes, requests };
  await page.waitForLoadState('networkidle');
  const next = await ask(nextQuery);
  await page.waitForLoadState('networkidle');
  const again = await ask(firstQuery);
  await context.close();
  return { first, ...untilFirst, next, again };
}
