import fs, { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningServer, serveDist } from '../../../../tools/serve/serve-dist';
import { openSocket } from '../../../helpers/raw-http';
import { createTree } from '../../../helpers/temp-tree';
import { waitUntil } from '../../../helpers/wait-until';

const LARGE = 8 * 1024 * 1024;

let dist: string;
let server: RunningServer;

beforeEach(async () => {
  dist = createTree({
    'docs/404.html': 'shell',
    'docs/a.html': 'the old page',
    'docs/large.bin': Buffer.alloc(LARGE),
  });
  server = await serveDist(dist, 0);
});

afterEach(() => server.close());

/** Runs `act` after the server has found a file and before it opens the file. */
function beforeOpening(act: () => void): void {
  const { createReadStream } = fs;
  jest.spyOn(fs, 'createReadStream').mockImplementationOnce((...args) => {
    act();
    return createReadStream(...args);
  });
}

test('a page that a build replaces during a request is sent whole, with its new length', async () => {
  beforeOpening(() => {
    writeFileSync(path.join(dist, 'docs/.a'), 'the new page, which is longer');
    renameSync(path.join(dist, 'docs/.a'), path.join(dist, 'docs/a.html'));
  });
  const response = await fetch(`${server.address}a.html`);
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '29',
    'the new page, which is longer',
  ]);
});

test('a page that a build removes during a request is answered with 404', async () => {
  beforeOpening(() => rmSync(path.join(dist, 'docs/a.html')));
  const response = await fetch(`${server.address}a.html`);
  expect([response.status, await response.text()]).toEqual([404, 'shell']);
});

test('a page is answered with 503 and Retry-After when too many files are open', async () => {
  const { createReadStream } = fs;
  jest.spyOn(fs, 'createReadStream').mockImplementationOnce((file, options) => {
    const stream = createReadStream(file, options);
    stream.destroy(Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'open' }));
    return stream;
  });
  const response = await fetch(`${server.address}a.html`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

test('a page is answered with 503, not without its headers, while _headers cannot be read', async () => {
  writeFileSync(path.join(dist, '_headers'), '/*\n  X-One: a\n');
  jest.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE', syscall: 'open' });
  });
  expect((await fetch(`${server.address}a.html`)).status).toBe(503);
  const again = await fetch(`${server.address}a.html`);
  expect([again.status, again.headers.get('x-one')]).toEqual([200, 'a']);
});

test('aborted downloads leave no file open', async () => {
  const openFiles = (): number => readdirSync('/dev/fd').length;
  await (await fetch(`${server.address}a.html`)).text();
  const before = openFiles();
  const port = Number(new URL(server.address).port);
  const sockets = Array.from({ length: 50 }, () => openSocket(port));
  for (const socket of sockets) {
    socket.write('GET /docs/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    // Aborts the download after its first bytes.
    socket.once('data', () => socket.resetAndDestroy());
  }
  await waitUntil(() => sockets.every(({ destroyed }) => destroyed));
  await waitUntil(() => openFiles() <= before);
});
