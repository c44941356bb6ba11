import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';

test('the HTML of a page does not repeat the text in the data for the app', async ({ request, bundle }) => {
  const path = '/fields/tables/plant.html';
  const { html } = await bundle.record(path);
  const file = await (await request.get(withBase(path))).text();
  const sentence = html.match(/<p>([^<]{12,})/)?.[1] ?? '';
  expect(sentence).not.toBe('');
  expect(file.split(sentence)).toHaveLength(2);
});

test('a page is painted with its final layout before any other file arrives', async ({ page, site }) => {
  // These requests get no answer: if the first paint waited for one of them, it would never come.
  await page.route('**/docs/assets/**', () => undefined);
  await page.goto('/docs/fields/tables/plant.html', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(site.title).toBeVisible();
  await expect(site.title).toHaveCSS('font-weight', '600');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(site.sidebar).toBeInViewport();
});

test('hydration loads no record, logs no warning and causes no layout shift', async ({ page, site }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Playwright blocks the service worker and logs a warning about it.
    if (/service worker/i.test(message.text())) return;
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  const records: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/pages/')) records.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry)
          Object.assign(window, { shift: Number(entry.value) + Reflect.get(window, 'shift') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await site.open('/fields/tables/plant.html');
  await expect(page.getByRole('button', { name: /^复制代码/ }).first()).toBeAttached();
  expect(records).toEqual([]);
  expect(warnings).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
});
