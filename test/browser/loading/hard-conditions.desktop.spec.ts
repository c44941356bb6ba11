import type { CDPSession } from '@playwright/test';
import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';

const START = '/fields/';
const PAGE = '/fields/tables/plant.html';
const NEXT = '/fields/tables/bed.html';

test('with storage denied, the colour scheme button and navigation work without errors', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await site.open('/');
  await page.getByRole('button', { name: /^配色/ }).click();
  await site.open(PAGE);
  await site.follow(NEXT);
  await expect(site.linkTo(NEXT)).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
});

test('with the clock set to 1970, pages open and show their own date', async ({ page, site, bundle }) => {
  await page.clock.setFixedTime('1970-01-01T00:00:00');
  await site.open(PAGE);
  await site.follow(NEXT);
  await expect(site.linkTo(NEXT)).toHaveAttribute('aria-current', 'page');
  const { lastUpdated = '' } = await bundle.record(NEXT);
  await expect(page.locator('.last-updated time')).toHaveAttribute('datetime', lastUpdated);
  await expect(page.locator('.last-updated')).toContainText(lastUpdated.slice(0, 4));
});

test('on slow 3G, the first page shows before the app runs, and the next page shows the progress bar', async ({
  page,
  site,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(withBase(START), { waitUntil: 'commit' });
  await expect(site.title).toBeVisible();
  await site.settled();
  await site.follow(PAGE);
  await expect(site.progress).toBeVisible();
  await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
  await expect(site.progress).toHaveCount(0);
});

/** Counts the listeners and nodes that remain after a garbage collection. */
async function countKept(session: CDPSession): Promise<{ listeners: number; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: read('JSEventListeners'), nodes: read('Nodes') };
}

test('after 200 steps back and forward with slow pages, the last page shows and nothing has leaked', async ({
  page,
  site,
  bundle,
}) => {
  const { pages } = await bundle.section(PAGE);
  // A page on which nothing is drawn after loading.
  const start = '/fields/enumerations.html';
  const paths = pages.map(({ path }) => path).filter((path) => path !== start && path !== PAGE);
  await page.route('**/assets/pages/*.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    // The browser may have aborted the request.
    await route.continue().catch(() => undefined);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await site.open(start);

  /**
   * Clicks links without waiting for the pages, goes back and forward among them, then opens the first page.
   */
  const hurry = async (targets: string[], steps: number): Promise<void> => {
    for (const path of targets) await site.linkTo(path).evaluate((link: HTMLElement) => link.click());
    await page.evaluate(
      async ([length, count]) => {
        let at = length;
        for (let step = 0; step < count; step++) {
          const isBack = at === length || (at > 0 && step % 7 < 4);
          at += isBack ? -1 : 1;
          const moved = new Promise((resolve) =>
            window.addEventListener('popstate', resolve, { once: true }),
          );
          window.history.go(isBack ? -1 : 1);
          await moved;
        }
      },
      [targets.length, steps] as const,
    );
    await site.settled();
    const shown = new URL(page.url()).pathname;
    await expect(site.sidebar.locator('[aria-current=page]')).toHaveAttribute('href', shown);
    const entry = pages.find(({ path }) => withBase(path) === shown);
    await expect(page).toHaveTitle(new RegExp(`^${entry?.title}`));
    await site.jump(PAGE);
    await site.settled();
    await site.jump(start);
    await site.settled();
  };

  // After a few steps, everything exists that the app keeps for good or for the previous page.
  await hurry(paths.slice(0, 3), 10);
  const before = await countKept(session);
  await hurry([...paths.slice(3), ...paths], 200);
  await expect
    .poll(async () => (await countKept(session)).listeners)
    .toBeLessThanOrEqual(before.listeners + 10);
  await expect.poll(async () => (await countKept(session)).nodes).toBeLessThanOrEqual(before.nodes + 200);
});
