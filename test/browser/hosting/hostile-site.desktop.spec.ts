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

// The site is built once, not by each of the workers.
test.describe.configure({ mode: 'default' });

/** What the console says of whatever is refused, and of the icon a browser asks for where a document names none. */
const REFUSALS =
  /Content Security Policy|Content-Security-Policy|MIME type|policy violation|sandboxed|\/favicon\.ico/;

test.use({ allowedErrors: [REFUSALS] });

/** What the script of an attack leaves in its document: the origin it ran in; null where it did not run. */
const RAN = 'data-ran';

test('a key of `meta` that is a script comes into no page', async ({ page, site }) => {
  await site.open('/a/script.html');
  await expect(site.title).toContainText('脚本');
  await expect(page.locator('html')).not.toHaveAttribute(RAN);
  await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(0);
});

test('such a key is a script under the site’s policy, where it is written as it stands', async ({
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

test('a `meta` that leads away leaves the reader where he is', async ({ page, site }) => {
  await site.open('/a/refresh.html');
  await site.settled();
  await expect(site.title).toContainText('转走');
  await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/a\/refresh\.html$/);
});

test('the app takes no such tag from a record either, and shows the page', async ({ page, site }) => {
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

test('a `meta` that an app would add leads away, where nothing stops it', async ({ page, site }) => {
  await site.open('/a/files.html');
  await page.evaluate(() => {
    const tag = document.createElement('meta');
    tag.httpEquiv = 'refresh';
    tag.content = '0; url=/docs/';
    document.head.append(tag);
  });
  await expect(page).toHaveURL(/\/docs\/$/);
});

test('a drawing that has a script is shown as a picture', async ({ page, site }) => {
  await site.open('/a/files.html');
  const picture = page.getByRole('img', { name: '图' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a script that pages link to is text, and no page can load it', async ({ page, hostile, running }) => {
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

test('a file that no browser shows is saved', async ({ page, site }) => {
  await site.open('/a/files.html');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'data.rtf' }).click();
  expect((await download).suggestedFilename()).toMatch(/^data\..*\.rtf$/);
});

for (const [name, text] of Object.entries(DOCUMENTS)) {
  const ending = path.extname(name);
  test(`${ending}: opened by itself it is shown, belongs to no origin and runs nothing`, async ({
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

  test(`${ending}: elsewhere on the site it would run`, async ({ page, running }) => {
    expect(text).toContain(SCRIPT);
    await page.goto(`control/${name}`);
    await expect(page.locator(':root')).toHaveAttribute(RAN, running);
  });
}

test.describe('other servers', () => {
  // They are another origin than the one the page is expected to stay on.
  test.use({ allowedErrors: [new RegExp(`${REFUSALS.source}|^foreign request: http://127\\.0\\.0\\.1`)] });

  for (const server of findServers()) {
    test(`${server.name} sends what a browser might run with the sandbox only`, async ({
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
