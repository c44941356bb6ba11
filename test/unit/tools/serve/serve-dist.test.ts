import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SANDBOX_POLICY } from '../../../../tools/documents/security/header-files';
import { type RunningServer, serveDist } from '../../../../tools/serve/serve-dist';
import { sendRaw } from '../../../helpers/raw-http';
import { createTree } from '../../../helpers/temp-tree';

const running: RunningServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function serve(more: Record<string, string | Buffer> = {}): Promise<string> {
  const dist = createTree({
    'docs/index.html': 'home',
    'docs/404.html': 'shell',
    'docs/model/tables/channel.html': 'channel',
    'docs/assets/site.json': '{}',
    'docs/assets/pages/a.1234567890.json': '{}',
    'docs/assets/search/1234567890/entry.json': '{}',
    'docs/assets/files/a.1234567890.svg': '<svg/>',
    _headers: '/*\n  Content-Security-Policy: of the site\n',
    'robots.txt': 'User-agent: *',
    ...more,
  });
  const server = await serveDist(dist, 0);
  running.push(server);
  return server.address;
}

describe('serveDist', () => {
  it('serves pages, with and without .html', async () => {
    const base = await serve();
    for (const path of ['', 'index.html', 'model/tables/channel.html', 'model/tables/channel']) {
      expect((await fetch(base + path)).status).toBe(200);
    }
  });

  it('serves a page and a folder with the same name separately', async () => {
    const dist = createTree({
      'docs/404.html': 'shell',
      'docs/string.html': 'a page',
      'docs/string/index.html': 'a folder',
    });
    const server = await serveDist(dist, 0);
    running.push(server);
    for (const encoding of ['identity', 'br, gzip']) {
      const get = async (path: string) =>
        (await fetch(server.address + path, { headers: { 'Accept-Encoding': encoding } })).text();
      expect([await get('string.html'), await get('string/'), await get('string/?q')]).toEqual([
        'a page',
        'a folder',
        'a folder',
      ]);
    }
  });

  it('sends the compressed copy of a file to clients that accept its encoding', async () => {
    const page = '页'.repeat(2000);
    const base = await serve({
      'docs/a.html': page,
      'docs/a.html.br': brotliCompressSync(page),
      'docs/a.html.gz': gzipSync(page),
    });
    for (const [asked, got] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`${base}a.html`, { headers: { 'Accept-Encoding': asked } });
      expect(response.headers.get('content-encoding')).toBe(got);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toBe(page);
    }
  });

  it('compresses text without a compressed copy, but no images, ranges or very large files', async () => {
    const base = await serve({
      'docs/a.html': 'abcd'.repeat(1000),
      'docs/a.png': 'abcd'.repeat(1000),
      'docs/large.txt': 'a'.repeat(5_000_000),
    });
    const get = async (path: string, range?: string) => {
      const headers = { 'Accept-Encoding': 'br', ...(range !== undefined && { Range: range }) };
      const response = await fetch(base + path, { headers });
      return [response.status, response.headers.get('content-encoding'), (await response.text()).length];
    };
    expect(await get('a.html')).toEqual([200, 'br', 4000]);
    expect(await get('a.png')).toEqual([200, null, 4000]);
    expect(await get('large.txt')).toEqual([200, null, 5_000_000]);
    expect(await get('a.html', 'bytes=0-1999')).toEqual([206, null, 2000]);
  });

  it('answers a matching If-None-Match with 304, and HEAD without a body', async () => {
    const base = await serve();
    const first = await fetch(`${base}index.html`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    // Without `fetch`, which asks for a new copy when a header such as If-None-Match is set by hand.
    const condition = `If-None-Match: ${etag}\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const again = await sendRaw(Number(new URL(base).port), `GET /docs/index.html HTTP/1.1\r\n${condition}`);
    expect([again.status, again.body]).toEqual([304, '']);
    const head = await fetch(`${base}index.html`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '4', '']);
  });

  it('answers an unknown address with 404.html and an unknown chunk with text, both as 404', async () => {
    const base = await serve();
    const page = await fetch(`${base}nowhere.html`);
    expect([page.status, await page.text()]).toEqual([404, 'shell']);
    const chunk = await fetch(`${base}assets/pages/gone.1234567890.json`);
    expect([chunk.status, chunk.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('lets browsers cache hashed files for a year, revalidate other files and not store a 404', async () => {
    const base = await serve();
    const cacheOf = async (path: string) => (await fetch(base + path)).headers.get('cache-control');
    expect(await cacheOf('assets/pages/a.1234567890.json')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('assets/search/1234567890/entry.json')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('assets/site.json')).toBe('no-cache');
    expect(await cacheOf('')).toBe('no-cache');
    expect(await cacheOf('assets/pages/gone.1234567890.json')).toBe('no-store');
    expect(await cacheOf('gone.html')).toBe('no-store');
  });

  it('sends files that a browser might run with a sandbox instead of the policy of the site', async () => {
    const base = await serve();
    const policyOf = async (path: string) =>
      (await fetch(base + path)).headers.get('content-security-policy');
    expect(await policyOf('')).toBe('of the site');
    for (const folder of ['assets/files', 'assets/%66iles', 'assets//files'])
      expect(await policyOf(`${folder}/a.1234567890.svg`)).toBe(SANDBOX_POLICY);
  });

  it('serves the files of a new build, and answers 503 while there are none', async () => {
    const dist = createTree({ 'docs/404.html': 'old shell', 'docs/index.html': 'old home' });
    const server = await serveDist(dist, 0);
    running.push(server);
    rmSync(join(dist, 'docs'), { recursive: true });
    const between = await fetch(`${server.address}a.html`);
    expect([between.status, between.headers.get('retry-after')]).toEqual([503, '5']);
    mkdirSync(join(dist, 'docs'));
    writeFileSync(join(dist, 'docs/404.html'), 'new shell');
    writeFileSync(join(dist, 'docs/new.html'), 'new page');
    expect(await (await fetch(`${server.address}new.html`)).text()).toBe('new page');
    expect(await (await fetch(`${server.address}index.html`)).text()).toBe('new shell');
  });

  it('redirects / and /docs to /docs/', async () => {
    const base = await serve();
    for (const path of ['/', '/docs']) {
      const response = await fetch(new URL(path, base), { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([302, '/docs/']);
    }
  });

  it('sends the headers of the current _headers file, also with a 404', async () => {
    const dist = createTree({ 'docs/404.html': 'shell', _headers: '/*\n  X-One: first\n' });
    const server = await serveDist(dist, 0);
    running.push(server);
    const header = async () => (await fetch(`${server.address}nowhere`)).headers.get('x-one');
    expect(await header()).toBe('first');
    writeFileSync(join(dist, '_headers'), '/*\n  X-One: second one\n');
    expect(await header()).toBe('second one');
    rmSync(join(dist, '_headers'));
    expect(await header()).toBeNull();
  });

  it('hides files and folders whose name begins with a dot, except for .well-known at the root', async () => {
    const base = await serve({ '.env': 's', 'docs/.git/config': 's', '.well-known/security.txt': 'mail' });
    for (const path of ['/.env', '/docs/.git/config', '/docs/x/.well-known/a'])
      expect((await fetch(new URL(path, base))).status).toBe(404);
    expect(await (await fetch(new URL('/.well-known/security.txt', base))).text()).toBe('mail');
  });

  it('hides the files for servers, links out of the folder, and the page for unknown addresses', async () => {
    const secret = createTree({ 'secret.html': 'secret' });
    const dist = createTree({
      'docs/404.html': 'shell',
      'docs/a.html': 'a',
      'docs/_headers': '',
      _redirects: '',
    });
    symlinkSync(join(secret, 'secret.html'), join(dist, 'docs/out.html'));
    symlinkSync(secret, join(dist, 'docs/out'));
    symlinkSync('a.html', join(dist, 'docs/in.html'));
    // The folder itself may be behind a link.
    const link = join(secret, 'dist');
    symlinkSync(dist, link);
    const server = await serveDist(link, 0);
    running.push(server);
    const get = async (path: string) => {
      const response = await fetch(new URL(path, server.address));
      return [response.status, (await response.text()).trim()];
    };
    for (const path of ['/_redirects', '/_server.nginx']) expect(await get(path)).toEqual([404, 'Not Found']);
    for (const path of ['_headers', 'out.html', 'out/secret.html', '404'])
      expect(await get(path)).toEqual([404, 'shell']);
    expect(await get('in.html')).toEqual([200, 'a']);
    // The service worker takes it by this name.
    expect(await get('404.html')).toEqual([200, 'shell']);
  });

  it('throws when nothing is built, or answers 503 if it is started while a build runs', async () => {
    await expect(serveDist(createTree(), 0)).rejects.toThrow('Run "npm run build" first.');
    const server = await serveDist(createTree(), 0, { isBuilding: true });
    running.push(server);
    expect((await fetch(server.address)).status).toBe(503);
  });
});
