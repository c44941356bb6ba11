import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveDist } from '../../../tools/serve/serve-dist';
import { test as base, expect } from '../support/fixtures';
import { buildSite } from '../support/small-site';
import { findServers, startServer } from '../support/web-servers';

interface TwoSites {
  /** Outputs of the site at `/docs/` and of the older version at `/docs/7.3/`. */
  now: string;
  old: string;
  /** Server of both. */
  origin: string;
}

const test = base.extend<{ baseURL: string }, { two: TwoSites }>({
  two: [
    async ({ browserName: _ }, use) => {
      const pages = (word: string) => ({
        'README.md': `# 首页${word}\n\n[甲](guide/a.md)\n`,
        'guide/README.md': '# 指南\n',
        'guide/a.md': `# 甲${word}\n\n一段。\n`,
      });
      const now = buildSite({ 'site.yml': 'title: 站\n', ...pages('新') });
      const old = buildSite({ 'site.yml': 'title: 站\nbase: /docs/7.3/\n', ...pages('旧') });
      const both = mkdtempSync(path.join(tmpdir(), 'docs-two-'));
      // The older site writes nothing outside its base, so both fit into one folder.
      for (const { dist } of [now, old])
        cpSync(dist, both, { recursive: true, filter: (name) => !name.endsWith('.docs-build.jsonl') });
      const { address, close } = await serveDist(both, 0);
      await use({ now: now.dist, old: old.dist, origin: new URL(address).origin });
      await close();
      for (const folder of [now.root, old.root, both]) rmSync(folder, { recursive: true });
    },
    // Two builds of the app take a minute each where other programs run.
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ two }, use) => use(`${two.origin}/docs/`),
});

// All tests run in one worker, so that the sites are built only once.
test.describe.configure({ mode: 'default' });

test.use({ serviceWorkers: 'allow', colorScheme: 'light' });

/** Waits until the page is under the control of the worker at this address. */
async function controlledBy(page: Page, worker: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => new URL(navigator.serviceWorker.controller?.scriptURL ?? 'x:').pathname))
    .toBe(worker);
}

/** Addresses in the caches of the browser whose name begins with this. */
function cachedBy(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, prefix);
}

test('two sites of one host have their own workers, caches and stored values', async ({
  page,
  context,
  two: { origin },
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const [now, old] = [`${origin}/docs/guide/a.html`, `${origin}/docs/7.3/guide/a.html`];
  await page.goto(now);
  await controlledBy(page, '/docs/service-worker.js');
  // From the system's scheme to light, then to dark.
  for (const scheme of ['light', 'dark']) {
    await page.getByRole('button', { name: /^配色/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  }

  await page.goto(old);
  await expect(heading).toContainText('甲旧');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await controlledBy(page, '/docs/7.3/service-worker.js');
  // Opened again, so that both workers have kept the pages of their site.
  for (const address of [old, now]) await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => cachedBy(page, 'docs-')).toContain('/docs/guide/a.html');
  await expect.poll(() => cachedBy(page, 'docs:/docs/7.3/-')).toContain('/docs/7.3/guide/a.html');
  expect((await cachedBy(page, 'docs-')).filter((address) => address.startsWith('/docs/7.3/'))).toEqual([]);
  expect((await cachedBy(page, 'docs:')).filter((address) => !address.startsWith('/docs/7.3/'))).toEqual([]);

  await context.setOffline(true);
  await page.goto(old);
  await expect(heading).toContainText('甲旧');
  await page.goto(now);
  await expect(heading).toContainText('甲新');
});

/** How a configuration takes up a second site, as `content/miscellaneous/deploy.md` says it. */
const SECOND_SITE: Record<string, (old: string) => [after: RegExp, text: string]> = {
  nginx: (old) => [
    /^ *include .*_server\.nginx;$/m,
    `location ^~ /docs/7.3/ { root ${old}; include ${old}/docs/7.3/_server.nginx; }`,
  ],
  caddy: (old) => [
    /^\timport .*_server\.caddy$/m,
    `\thandle /docs/7.3/* {\n\t\troot * ${old}\n\t\timport ${old}/docs/7.3/_server.caddy\n\t}`,
  ],
};

for (const server of findServers()) {
  test(`${server.name} serves both, each with its own files and its own page for unknown addresses`, async ({
    request,
    two: { now, old },
  }) => {
    const { origin, stop } = await startServer(
      {
        ...server,
        adapt: (config, folder) => {
          const [after, text] = SECOND_SITE[server.name]?.(old) ?? [/$/, ''];
          return server.adapt(
            config.replace(after, (line) => `${line}\n${text}`),
            folder,
          );
        },
      },
      now,
    );
    try {
      for (const [address, status, text] of [
        ['/docs/guide/a', 200, '甲新'],
        ['/docs/7.3/', 200, '首页旧'],
        ['/docs/7.3/guide/a', 200, '甲旧'],
        ['/docs/7.3/guide/a.md', 200, '甲旧'],
        ['/docs/7.3/no.html', 404, '/docs/7.3/assets/js/'],
        ['/docs/7.3/assets/js/main.0123456789.js', 404, '404 Not Found'],
        ['/docs/7.3/_server.nginx', 404, '404 Not Found'],
      ] as const) {
        const response = await request.get(origin + address);
        expect([address, response.status()]).toEqual([address, status]);
        expect(await response.text(), address).toContain(text);
        expect(response.headers()['cache-control'], address).toBe(status === 404 ? 'no-store' : 'no-cache');
        expect(response.headers()['content-security-policy'], address).toContain("default-src 'none'");
      }
    } finally {
      stop();
    }
  });
}
