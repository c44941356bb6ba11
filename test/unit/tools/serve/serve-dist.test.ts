import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../../../tools/output/compress';
import { SANDBOX_POLICY } from '../../../../tools/security/sandboxed-files';
import { type RunningServer, serveDist } from '../../../../tools/serve/serve-dist';
import { createTree } from '../../../helpers/temp-tree';

const running: RunningServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function serve(): Promise<string> {
  const dist = createTree({
    'docs/index.html': 'home',
    'docs/404.html': 'shell',
    'docs/model/tables/channel.html': 'channel',
    'docs/assets/site.json': '{}',
    'docs/assets/pages/a.1234567890.json': '{}',
    'docs/assets/files/a.1234567890.svg': '<svg/>',
    _headers: '/*\n  Content-Security-Policy: of the site\n',
    'robots.txt': 'User-agent: *',
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

  it('keeps a page and a folder of one name apart', async () => {
    const dist = createTree({
      'docs/404.html': 'shell',
      'docs/string.html': 'a page',
      'docs/string/index.html': 'a folder',
    });
    const server = await serveDist(dist, 0);
    running.push(server);
    // Clients without compression too: sirv looks for the compressed files in another order.
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

  it('sends the compressed file to those who can read it', async () => {
    const page = '页'.repeat(2000);
    const dist = createTree({ 'docs/404.html': 'shell', 'docs/index.html': page });
    for (const [ending, data] of await compress('index.html', Buffer.from(page)))
      writeFileSync(join(dist, `docs/index.html${ending}`), data);
    const server = await serveDist(dist, 0);
    running.push(server);
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(server.address, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toBe(page);
    }
    const plain = await fetch(server.address, { headers: { 'Accept-Encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, page]);
  });

  it('answers an unknown address with the app and status 404, an unknown chunk without it', async () => {
    const base = await serve();
    const page = await fetch(`${base}nowhere.html`);
    expect([page.status, await page.text()]).toEqual([404, 'shell']);
    const chunk = await fetch(`${base}assets/pages/gone.1234567890.json`);
    expect([chunk.status, chunk.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('lets browsers keep hashed files for ever and ask again for the others', async () => {
    const base = await serve();
    const cacheOf = async (path: string) => (await fetch(base + path)).headers.get('cache-control');
    expect(await cacheOf('assets/pages/a.1234567890.json')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('assets/site.json')).toBe('no-cache');
    expect(await cacheOf('')).toBe('no-cache');
  });

  it('sends what a browser might run with a sandbox in place of the site’s policy', async () => {
    const base = await serve();
    const policyOf = async (path: string) =>
      (await fetch(base + path)).headers.get('content-security-policy');
    expect(await policyOf('')).toBe('of the site');
    for (const folder of ['assets/files', 'assets/%66iles', 'assets//files'])
      expect(await policyOf(`${folder}/a.1234567890.svg`)).toBe(SANDBOX_POLICY);
  });

  it('serves what a build has put in the place of the files it began with', async () => {
    const dist = createTree({ 'docs/404.html': 'old shell', 'docs/index.html': 'old home' });
    const server = await serveDist(dist, 0);
    running.push(server);
    rmSync(join(dist, 'docs'), { recursive: true });
    const between = await fetch(`${server.address}a.html`);
    expect([between.status, await between.text()]).toEqual([404, 'Not found\n']);
    mkdirSync(join(dist, 'docs'));
    writeFileSync(join(dist, 'docs/404.html'), 'new shell');
    writeFileSync(join(dist, 'docs/new.html'), 'new page');
    expect(await (await fetch(`${server.address}new.html`)).text()).toBe('new page');
    expect(await (await fetch(`${server.address}index.html`)).text()).toBe('new shell');
  });

  it('leads / and /docs to the site', async () => {
    const base = await serve();
    for (const path of ['/', '/docs']) {
      const response = await fetch(new URL(path, base), { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([302, '/docs/']);
    }
  });

  it('says what to do when the port is taken or nothing is built', async () => {
    const port = Number(new URL(await serve()).port);
    const dist = createTree({ 'docs/404.html': '' });
    await expect(serveDist(dist, port)).rejects.toThrow(
      `Port ${port} is already in use. Stop the program that uses it, or set another: PORT=${port + 1} npm start`,
    );
    await expect(serveDist(createTree(), 0)).rejects.toThrow('Run "npm run build" first.');
  });
});
