import type { Page } from '@playwright/test';
import { breakFile, holdFile } from '../support/broken-files';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';

test.use({ allowedErrors: [LOAD_FAILURE] });

const FROM = '/fields/tables/bed.html';
const TO = '/fields/tables/plant.html';

/** Counts how often the progress bar appears from now on. */
async function watchBar(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const bars = { count: 0 };
    new MutationObserver((records) => {
      const added = records.flatMap((record) => [...record.addedNodes]);
      bars.count += added.filter((node) => node instanceof Element && node.id === 'nprogress').length;
    }).observe(document.body, { childList: true, subtree: true });
    return bars;
  });
  return () => seen.evaluate((bars) => bars.count);
}

test('the progress bar, without a spinner, shows while a page loads and then disappears', async ({
  page,
  site,
  bundle,
}) => {
  await site.open(FROM);
  const release = await holdFile(page, await bundle.fileOf(TO));
  await site.follow(TO);
  await expect(site.progress).toBeVisible();
  await expect(site.progress.locator('.spinner')).toHaveCount(0);
  await expect(site.main).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(site.progress).toHaveCount(0);
  await expect(site.main).toHaveAttribute('aria-busy', 'false');
});

test('a page that was loaded before shows no progress bar', async ({ page, site }) => {
  await site.open(FROM);
  await site.follow(TO);
  await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
  await expect(site.progress).toHaveCount(0);
  const countBars = await watchBar(page);
  await site.follow(FROM);
  await expect(site.linkTo(FROM)).toHaveAttribute('aria-current', 'page');
  expect(await countBars()).toBe(0);
});

test('going back to another hash of the same page shows no progress bar', async ({ page, site, bundle }) => {
  await page.clock.install();
  await site.open(TO);
  const countBars = await watchBar(page);
  const { headers } = await bundle.record(TO);
  await page.evaluate((slug) => window.history.pushState(null, '', `#${slug}`), headers[1]?.slug);
  await page.goBack();
  await page.clock.runFor(5000);
  expect(await countBars()).toBe(0);
});

test('the progress bar disappears after a failure, and after a failed retry', async ({
  page,
  site,
  bundle,
}) => {
  await site.open(FROM);
  await breakFile(page, await bundle.fileOf(TO), 'not-json');
  await site.follow(TO);
  await expect(site.alert).toBeVisible();
  await expect(site.progress).toHaveCount(0);
  await site.alert.getByRole('button', { name: '重试' }).click();
  await expect(site.progress).toHaveCount(0);
  await expect(site.alert).toBeVisible();
});
