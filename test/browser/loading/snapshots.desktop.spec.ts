import { withBase } from '../../../src/bundle/paths';
import { inParallel } from '../../../src/content/offline/in-parallel';
import { expect, test } from '../support/fixtures';

/** Maximum number of files that are requested at a time. */
const CONCURRENCY = 8;

/** Turns `/x.html` into `/x/` and `/x/` into `/x.html`. */
function otherSpelling(path: string): string {
  return path.endsWith('/') ? `${path.slice(0, -1)}.html` : path.replace(/\.html$/, '/');
}

/** Reads a file with Node's own fetch: Playwright would keep each of 1,300 answers until the test ends. */
async function read(baseURL: string | undefined, path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(withBase(path), baseURL));
  return { status: response.status, text: await response.text() };
}

test('the HTML of every page is complete, and the other spelling of its address leads to it', async ({
  baseURL,
  bundle,
}) => {
  test.setTimeout(300_000);
  const { sections, title: siteTitle, origin } = await bundle.site();
  // Compared as one list: an `expect` for each page and each of its parts costs more than reading them all.
  const faults: string[] = [];
  for (const { path: folder } of sections.filter(({ name }) => name !== '')) {
    const { pages } = await bundle.section(folder);
    const paths = new Set(pages.map(({ path }) => path));
    await inParallel(pages, CONCURRENCY, async ({ path, title }) => {
      const { status, text: html } = await read(baseURL, path);
      const holds = {
        'status 200': status === 200,
        'a heading in main': /<main[^>]*>[\s\S]*<h1/.test(html),
        'its canonical address': html.includes(`<link rel="canonical" href="${origin}${withBase(path)}"`),
        'a description': /<meta name="description" content="[^"]{20,}/.test(html),
        'the site in its title': html.match(/<title>([^<]*)/)?.[1]?.includes(siteTitle),
        'a title': title !== '',
      };
      for (const [what, isThere] of Object.entries(holds)) if (!isThere) faults.push(`${path}: no ${what}`);
      const other = otherSpelling(path);
      if (paths.has(other)) return;
      const redirect = await read(baseURL, other);
      if (!redirect.text.includes(`<a href="${withBase(path)}">`))
        faults.push(`${other}: does not lead to ${path}`);
    });
  }
  expect(faults).toEqual([]);
});

test('the HTML of a page does not repeat the text in the data for the app', async ({ request, bundle }) => {
  const path = '/model/tables/channel.html';
  const { html } = await bundle.record(path);
  const file = await (await request.get(withBase(path))).text();
  const sentence = html.match(/<p>([^<]{12,})/)?.[1] ?? '';
  expect(sentence).not.toBe('');
  expect(file.split(sentence)).toHaveLength(2);
});

test('a page is painted with its final layout before any other file arrives', async ({ page, site }) => {
  // These requests get no answer: if the first paint waited for one of them, it would never come.
  await page.route('**/docs/assets/**', () => undefined);
  await page.goto('/docs/model/tables/channel.html', { waitUntil: 'commit' });
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
  await site.open('/model/tables/channel.html');
  await expect(page.getByRole('button', { name: /^复制代码/ }).first()).toBeAttached();
  expect(records).toEqual([]);
  expect(warnings).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
});
