import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { FIXTURE_SOURCE } from '../support/fixture-site';
import { test as base, expect } from '../support/fixtures';
import { findServers, startServer } from '../support/web-servers';

const PAGE = '/docs/fields/tables/plant.html';

for (const server of findServers()) {
  const test = base.extend<{ baseURL: string }, { running: string }>({
    running: [
      async ({ browserName: _ }, use) => {
        const dist = mkdtempSync(path.join(tmpdir(), 'docs-compressed-'));
        const args = ['build', '--source', FIXTURE_SOURCE, '--precompress', '--out', dist];
        execFileSync(process.execPath, ['tools/run.mjs', ...args]);
        const { origin, stop } = await startServer(server, dist);
        await use(origin);
        stop();
        rmSync(dist, { recursive: true });
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ running }, use) => use(`${running}/docs/`),
  });

  test.describe(`behind ${server.name}`, () => {
    test('pages answer at every spelling of their address with the site’s headers; old addresses redirect', async ({
      request,
    }) => {
      for (const address of [
        '/docs/',
        PAGE,
        '/docs/fields/tables/plant',
        '/docs/fields',
        '/docs/fields/',
        '/docs/guide/install/',
      ]) {
        const response = await request.get(address);
        expect(response.status(), address).toBe(200);
        expect(response.headers(), address).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
        });
      }
      for (const address of ['/', '/docs']) {
        const response = await request.get(address, { maxRedirects: 0 });
        expect([response.status(), response.headers().location], address).toEqual([302, '/docs/']);
      }
      for (const address of ['/docs/v2/', '/docs/v2/guide/install.html']) {
        const response = await request.get(address, { maxRedirects: 0 });
        const now = address.replace('/v2', '');
        expect([response.status(), response.headers().location], address).toEqual([301, now]);
      }
      expect((await request.get('/docs/v2/%E6%A0%8F%0d%0aX:1')).status()).toBe(404);
    });

    test('an address without a file answers 404: a page address with the app, other addresses without', async ({
      request,
    }) => {
      const page = await request.get('/docs/no/such-page.html');
      expect([page.status(), await page.text()]).toEqual([404, expect.stringContaining('id="app"')]);
      expect(page.headers()).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.any(String),
      });
      for (const address of [
        '/docs/assets/js/main.0123456789.js',
        '/_headers',
        '/_server.nginx',
        '/.docs-build.jsonl',
      ]) {
        const response = await request.get(address);
        expect([response.status(), await response.text()], address).toEqual([
          404,
          expect.not.stringContaining('id="app"'),
        ]);
        expect(response.headers()['cache-control'], address).toBe('no-store');
      }
    });

    test('browsers may cache only files with a hash in the name of the file or its folder', async ({
      request,
      bundle,
    }) => {
      const { search } = await bundle.site();
      for (const file of [await bundle.fileOf('/fields/tables/plant.html'), `${search}entry.json`]) {
        const response = await request.get(`/docs/assets/${file}`);
        expect([response.status(), response.headers()['cache-control']], file).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
      for (const address of ['/docs/assets/site.json', '/docs/service-worker.js', '/docs/favicon.svg']) {
        expect((await request.get(address)).headers()['cache-control'], address).toBe('no-cache');
      }
    });

    test('errors for files with a hash are not kept, and only reading is answered with a file', async ({
      request,
      bundle,
    }) => {
      const address = `/docs/assets/${await bundle.fileOf('/fields/tables/plant.html')}`;
      for (const [status, method, headers] of [
        [405, 'POST', {}],
        [405, 'PUT', {}],
        [405, 'DELETE', {}],
        [416, 'GET', { Range: 'bytes=999999999-' }],
        [412, 'GET', { 'If-Match': '"another"' }],
        [412, 'GET', { 'If-Unmodified-Since': 'Wed, 21 Oct 2015 07:28:00 GMT' }],
      ] as const) {
        // A file that is compressed while it is sent has no ranges.
        const whole = { ...headers, 'Accept-Encoding': 'identity' };
        const response = await request.fetch(address, { method, headers: whole });
        expect([response.status(), response.headers()['cache-control']], JSON.stringify(headers)).toEqual([
          status,
          expect.stringMatching(/^no-(?:store|cache)/),
        ]);
      }
      expect((await request.post(PAGE)).status()).toBe(405);
      const unknown = await request.get('/docs/404');
      expect([unknown.status(), unknown.headers()['cache-control']]).toEqual([404, 'no-store']);
    });

    test('files are sent compressed and with their content types', async ({ request }) => {
      const encodings = server.hasBrotli ? ['gzip', 'br'] : ['gzip'];
      for (const encoding of encodings) {
        const response = await getEncoded(request, PAGE, encoding);
        expect(response.headers()['content-encoding']).toBe(encoding);
      }
      for (const [address, type] of [
        ['/docs/service-worker.js', /javascript/],
        ['/docs/assets/site.json', /^application\/json/],
        ['/docs/manifest.webmanifest', /^application\/manifest\+json/],
        ['/docs/favicon.svg', /^image\/svg\+xml/],
        ['/docs/fields/tables/plant.md', /^text\/markdown; charset=utf-8/],
      ] as const) {
        expect((await request.get(address)).headers()['content-type'], address).toMatch(type);
      }
    });

    test('the app runs without console errors and opens the next page', async ({ site }) => {
      await site.open('/fields/');
      await site.jump('/fields/tables/plant.html');
      await expect(site.title).toContainText('plant 植物表');
    });
  });
}

function getEncoded(request: APIRequestContext, address: string, encoding: string): Promise<APIResponse> {
  return request.get(address, { headers: { 'Accept-Encoding': encoding } });
}
