import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as plain } from '../support/fixtures';
import { type SmallSite, serveAt } from '../support/small-site';

// The tests of one base run in one worker, so that each site is built only once.
plain.describe.configure({ mode: 'default' });

/** Mermaid's own site. Chunks of Mermaid hold addresses of its documentation, which may contain `/docs/`. */
const MERMAID_SITE = 'mermaid.js.org';

for (const base of ['/', '/a/b/']) {
  const test = plain.extend<{ baseURL: string }, { own: SmallSite }>({
    own: [
      async ({ browserName: _ }, use) => {
        const own = await serveAt(base);
        await use(own);
        await own.stop();
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ own }, use) => use(own.origin + base),
  });

  test.describe(`a site served at ${base}`, () => {
    test('opens pages from links, after a reload and from search results', async ({ page }) => {
      await page.goto('.');
      await page.getByRole('main').getByRole('link', { name: '指南', exact: true }).click();
      await page.getByRole('main').getByRole('link', { name: '甲', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('甲页');
      expect(new URL(page.url()).pathname).toBe(`${base}guide/a.html`);
      await expect(page.getByAltText('点')).not.toHaveJSProperty('naturalWidth', 0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('甲页');
      await page.getByRole('button', { name: '搜索文档' }).click();
      await page.getByRole('combobox', { name: '搜索文档' }).fill('独角兽');
      await page.getByRole('option').first().click();
      await expect(page.getByRole('heading', { name: '一节' })).toBeInViewport();
      await page.getByRole('banner').getByRole('link', { name: '小站' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('首页');
    });

    test('has its own logo and colours', async ({ page }) => {
      for (const [colorScheme, color] of [
        ['light', 'rgb(52, 81, 178)'],
        ['dark', 'rgb(168, 177, 255)'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto('guide/');
        await expect(page.getByRole('main').getByRole('link', { name: '甲', exact: true })).toHaveCSS(
          'color',
          color,
        );
        await expect(page.getByRole('banner').locator('img')).not.toHaveJSProperty('naturalWidth', 0);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#3451b2');
    });

    test('has its base in the manifest and in llms.txt, and serves its service worker', async ({
      request,
    }) => {
      const manifest = await (await request.get('manifest.webmanifest')).json();
      expect([manifest.start_url, manifest.scope]).toEqual([base, base]);
      expect((await request.get('service-worker.js')).status()).toBe(200);
      expect(await (await request.get('llms.txt')).text()).toContain(`${base}guide/a.md`);
    });

    test('has the default base /docs/ in none of its files', async ({ own }) => {
      const names = readdirSync(own.dist, { recursive: true, encoding: 'utf8' });
      const texts = names
        .filter((name) => /\.(?:html|json|xml|txt|md|caddy|nginx|css|js)$/.test(name))
        .map((name) => [name, readFileSync(path.join(own.dist, name), 'utf8')] as const)
        .filter(([, text]) => !text.includes(MERMAID_SITE));
      expect(texts.length).toBeGreaterThan(20);
      for (const [name, text] of texts) expect(text, name).not.toContain('/docs/');
    });

    test('answers an unknown address with a 404 page that links to the home page, also without JavaScript', async ({
      browser,
      baseURL,
    }) => {
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({ javaScriptEnabled, baseURL });
        const page = await context.newPage();
        const response = await page.goto('no/such.html');
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
        await page.getByRole('link', { name: '返回首页' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('首页');
        await context.close();
      }
    });

    if (base !== '/') {
      test('is reached by redirects from the root of the host and from old addresses', async ({
        page,
        own,
      }) => {
        await page.goto(own.origin);
        await expect(page).toHaveURL(own.origin + base);
        await page.goto(`${own.origin}/old/x.html`);
        await expect(page).toHaveURL(new RegExp(`${base}guide/a\\.html#`));
        await expect(page.getByRole('heading', { name: '一节' })).toBeInViewport();
        const list = readFileSync(path.join(own.dist, '_redirects'), 'utf8');
        expect(list).toBe(`/old/x.html ${base}guide/a.html#${encodeURI('一节')} 301\n`);
      });
    }
  });
}
