import { expect, test } from '../support/fixtures';

/** One page of each kind: home, section, table, code, diagram, search, offline, print document, not found. */
const ADDRESSES = [
  '/docs/',
  '/docs/fields/',
  '/docs/fields/tables/plant.html',
  '/docs/api/create.html',
  '/docs/fields/relations.html',
  '/docs/search.html?q=苗床',
  '/docs/offline.html',
  '/docs/print/guide.html',
  '/docs/no-such-page.html',
];

test.use({ allowedErrors: [/Failed to load resource.*404/] });

test('with nothing configured, no page requests anything from another site or sets a cookie', async ({
  page,
  site,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const foreign: string[] = [];
  const asked = new Set<string>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    asked.add(request.resourceType());
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== origin) foreign.push(url.href);
  });
  for (const address of ADDRESSES) {
    await page.goto(address);
    if (!address.includes('/print/')) await site.settled();
    // Some files load only when they come into view.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
  // On the last page, wait for the work that the app postpones until it is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect([...asked]).toEqual(expect.arrayContaining(['document', 'script', 'stylesheet', 'fetch']));
});
