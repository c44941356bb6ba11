import path from 'node:path';
import { serveDist } from '../../../tools/serve/serve-dist';
import { test as base, expect } from '../support/fixtures';
import {
  ATTACK,
  addressOf,
  buildHostileSite,
  DOCUMENTS,
  type HostileSite,
  SCRIPT,
} from '../support/hostile-site';
import { findServers, startServer } from '../support/web-servers';

const test = base.extend<{ baseURL: string }, { hostile: HostileSite; running: string }>({
  hostile: [
    async ({ browserName: _ }, use) => {
      const site = buildHostileSite();
      await use(site);
      site.remove();
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ hostile }, use) => {
      const { address, close } = await serveDist(hostile.dist, 0);
      await use(new URL(address).origin);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ running }, use) => use(`${running}/docs/`),
});

// All tests run in one worker, so that the site is built only once.
test.describe.configure({ mode: 'default' });

/**
 * Console messages about what the browser refuses, and about the icon it guesses if a document names none.
 */
const REFUSALS =
  /Content Security Policy|Content-Security-Policy|MIME type|policy violation|sandboxed|\/favicon\.ico/;

test.use({ allowedErrors: [REFUSALS] });

/** Attribute to which the script of an attack writes its origin. Missing if the script did not run. */
const RAN = 'data-ran';

test('a key of `meta` that contains a script is left out of the page', async ({ page, site }) => {
  await site.open('/a/script.html');
  await expect(site.title).toContainText('脚本');
  await expect(page.locator('html')).not.toHaveAttribute(RAN);
  await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(0);
});

test('control: a key of `meta` that is written unescaped runs its script despite the site’s policy', async ({
  page,
  running,
}) => {
  const { headers } = await fetch(`${running}/docs/`);
  const policy = { 'Content-Security-Policy': headers.get('content-security-policy') ?? '' };
  const body = `<!doctype html><html><head><meta ${ATTACK}="1"></head></html>`;
  await page.route('**/docs/written.html', (route) =>
    route.fulfill({ contentType: 'text/html', headers: policy, body }),
  );
  await page.goto('written.html');
  await expect(page.locator('html')).toHaveAttribute(RAN, running);
});

test('a `meta` refresh in frontmatter is left out and does not redirect the reader', async ({
  page,
  site,
}) => {
  await site.open('/a/refresh.html');
  await site.settled();
  await expect(site.title).toContainText('转走');
  await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/a\/refresh\.html$/);
});

test('the app leaves hostile `meta` tags of a record out, and shows the page', async ({ page, site }) => {
  await page.route(/\/assets\/pages\/.*\.json$/, async (route) => {
    const response = await route.fetch();
    const record = await response.json();
    record.frontmatter.meta = [
      { [ATTACK]: '1' },
      { 'na me': 'a' },
      { 'http-equiv': 'refresh', content: '0; url=/docs/' },
      { name: 'kept', content: 'yes' },
    ];
    await route.fulfill({ response, json: record });
  });
  await site.open('/a/');
  await site.follow('/a/files.html');
  await expect(site.title).toContainText('文件');
  await expect(page.locator('meta[name=kept]')).toHaveAttribute('content', 'yes');
  await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/a\/files\.html$/);
});

test('control: a `meta` refresh that a script adds to the page redirects the reader', async ({
  page,
  site,
}) => {
  await site.open('/a/files.html');
  await page.evaluate(() => {
    const tag = document.createElement('meta');
    tag.httpEquiv = 'refresh';
    tag.content = '0; url=/docs/';
    document.head.append(tag);
  });
  await expect(page).toHaveURL(/\/docs\/$/);
});

test('an SVG file with a script is shown as an image', async ({ page, site }) => {
  await site.open('/a/files.html');
  const picture = page.getByRole('img', { name: '图' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute(RAN);
});

test('a linked script file is served as text, and no page can run it', async ({ page, hostile, running }) => {
  const address = addressOf(hostile, /^evil-js\..*\.txt$/);
  await page.route('**/docs/loads.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html><body><script src="${address}"></script><script src="${address}" type="module"></script></body></html>`,
    }),
  );
  await page.goto('loads.html');
  await expect(page.locator('html')).not.toHaveAttribute(RAN);
  await page.goto(running + address);
  await expect(page.locator('body')).toContainText('setAttribute');
  await expect(page.locator('html')).not.toHaveAttribute(RAN);
});

test('a linked file that browsers cannot show is downloaded', async ({ page, site }) => {
  await site.open('/a/files.html');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'data.rtf' }).click();
  expect((await download).suggestedFilename()).toMatch(/^data\..*\.rtf$/);
});

for (const [name, text] of Object.entries(DOCUMENTS)) {
  const ending = path.extname(name);
  test(`${ending}: opened directly, the file is shown with an opaque origin and runs no script`, async ({
    page,
    hostile,
  }) => {
    const address = addressOf(hostile, new RegExp(`^evil\\..*\\${ending}$`));
    for (const spelling of [address, address.replace('files', '%66iles')]) {
      await page.goto(spelling);
      await expect(page.locator(':root')).toContainText('shown');
      expect(await page.evaluate(() => self.origin)).toBe('null');
      await expect(page.locator(':root')).not.toHaveAttribute(RAN);
    }
  });

  test(`control: ${ending}: the same file elsewhere on the site runs its script`, async ({
    page,
    running,
  }) => {
    expect(text).toContain(SCRIPT);
    await page.goto(`control/${name}`);
    await expect(page.locator(':root')).toHaveAttribute(RAN, running);
  });
}

test.describe('other servers', () => {
  // These servers have another origin than `baseURL`, which the guard of the tests reports.
  test.use({ allowedErrors: [new RegExp(`${REFUSALS.source}|^foreign request: http://127\\.0\\.0\\.1`)] });

  for (const server of findServers()) {
    test(`${server.name} sends a sandbox policy with an SVG file, but not with a page`, async ({
      hostile,
      request,
      page,
    }) => {
      const { origin, stop } = await startServer(server, hostile.dist);
      const address = addressOf(hostile, /\.svg$/);
      for (const spelling of [
        address,
        address.replace('files', '%66iles'),
        address.replace('/files', '//files'),
      ]) {
        const response = await request.get(origin + spelling);
        expect([spelling, response.status(), response.headers()['content-security-policy']]).toEqual([
          spelling,
          200,
          expect.stringMatching(/^sandbox; default-src 'none'/),
        ]);
      }
      const other = await request.get(`${origin}/docs/`);
      expect(other.headers()['content-security-policy']).toContain("script-src 'self'");
      await page.goto(origin + address);
      expect(await page.evaluate(() => self.origin)).toBe('null');
      await expect(page.locator(':root')).not.toHaveAttribute(RAN);
      stop();
    });
  }
});
