import { type RunningServer, serveDist } from '../../../../tools/serve/serve-dist';
import { sendRaw } from '../../../helpers/raw-http';
import { createTree } from '../../../helpers/temp-tree';

let server: RunningServer;
let port: number;

beforeAll(async () => {
  server = await serveDist(
    createTree({
      'docs/404.html': 'shell',
      'docs/a.html': 'abcdefghijklmnopqrstuvwxyz',
      'docs/empty.txt': '',
    }),
    0,
  );
  port = Number(new URL(server.address).port);
});

afterAll(() => server.close());

// Whatever a test has sent, the server must still answer the next request.
afterEach(async () => {
  expect(await (await fetch(`${server.address}a.html`)).text()).toBe('abcdefghijklmnopqrstuvwxyz');
});

const END = 'Host: localhost\r\nConnection: close\r\n\r\n';

test.each([
  ['bytes=10-5', 416, 'bytes */26'],
  ['bytes=26-', 416, 'bytes */26'],
  ['bytes=99999999999999999999-', 416, 'bytes */26'],
  ['bytes=-0', 416, 'bytes */26'],
  ['bytes=-', 200, undefined],
  ['bytes=a-b', 200, undefined],
  ['bytes=5-9', 206, 'bytes 5-9/26'],
  ['bytes=-3', 206, 'bytes 23-25/26'],
  ['bytes=0-0,5-6', 200, undefined],
  ['lines=1-2', 200, undefined],
  ['=', 200, undefined],
])('Range: %s is answered with %i', async (range, status, contentRange) => {
  const answer = await sendRaw(port, `GET /docs/a.html HTTP/1.1\r\nRange: ${range}\r\n${END}`);
  expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
});

test('a range of an empty file is answered with 416', async () => {
  expect((await sendRaw(port, `GET /docs/empty.txt HTTP/1.1\r\nRange: bytes=0-\r\n${END}`)).status).toBe(416);
});

test.each([
  ['GET /docs/%zz HTTP/1.1', 400],
  ['GET /docs/%E4%BD HTTP/1.1', 400],
  ['GET /docs/a.html%00.png HTTP/1.1', 400],
  ['GET docs/a.html HTTP/1.1', 400],
  ['GET * HTTP/1.1', 400],
  ['GET /docs/../../../../etc/passwd HTTP/1.1', 404],
  ['GET /docs/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 404],
  ['GET /docs/..%2f..%2f..%2f..%2fetc/passwd HTTP/1.1', 404],
  ['GET /..%5c..%5cetc/passwd HTTP/1.1', 404],
  ['GET //etc/passwd HTTP/1.1', 404],
  [`GET /docs/${'x'.repeat(5000)} HTTP/1.1`, 404],
  [`GET /docs/${'x/'.repeat(2500)} HTTP/1.1`, 404],
  ['GET http://elsewhere/docs/a.html HTTP/1.1', 200],
  ['POST /docs/a.html HTTP/1.1', 405],
  ['DELETE /docs/a.html HTTP/1.1', 405],
  ['OPTIONS * HTTP/1.1', 405],
  ['BREW /docs/a.html HTTP/1.1', 400],
  ['GET /docs/a.html HTTP/9.9', 400],
  ['GET /docs/a.html\0 HTTP/1.1', 400],
  ['\x16\x03\x01\x02\x00\x01', 400],
])('%j is answered with %i', async (line, status) => {
  const answer = await sendRaw(port, `${line}\r\n${END}`);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toContain('root:');
});

test.each([
  ['localhost:8080', 200],
  ['docs.localhost', 200],
  ['127.0.0.1:1', 200],
  ['[::1]:8080', 200],
  ['192.168.0.7', 200],
  ['evil.example', 403],
  ['localhost.evil.example', 403],
  ['127.0.0.1.evil.example', 403],
  ['a@localhost', 403],
])(
  'a server for this machine only answers to the name %s with %i, so that no other site can read it',
  async (name, status) => {
    const answer = await sendRaw(
      port,
      `GET /docs/a.html HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(status);
  },
);

test('a server for every network answers to any name', async () => {
  const open = await serveDist(createTree({ 'docs/404.html': '', 'docs/a.html': 'a' }), 0, {
    host: '0.0.0.0',
  });
  const bytes = 'GET /docs/a.html HTTP/1.1\r\nHost: docs.example.com\r\nConnection: close\r\n\r\n';
  expect((await sendRaw(Number(new URL(open.address).port), bytes)).body).toBe('a');
  await open.close();
});

test.each(['W/"1"', '"1"', 'Wed, 21 Oct 2100 07:28:00 GMT', 'rubbish', 'the current tag'])(
  'a range that depends on %s is answered with the whole file',
  async (condition) => {
    const { etag = '' } = (await sendRaw(port, `GET /docs/a.html HTTP/1.1\r\n${END}`)).headers;
    const header = `Range: bytes=0-3\r\nIf-Range: ${condition === 'the current tag' ? etag : condition}`;
    const answer = await sendRaw(port, `GET /docs/a.html HTTP/1.1\r\n${header}\r\n${END}`);
    expect([answer.status, answer.body]).toEqual([200, 'abcdefghijklmnopqrstuvwxyz']);
  },
);

test.each([
  ['a header that never ends', `GET /docs/a.html HTTP/1.1\r\nX: ${'y'.repeat(100_000)}`, 431],
  ['thousands of headers', `GET /docs/a.html HTTP/1.1\r\n${'a: b\r\n'.repeat(10_000)}${END}`, 431],
  [
    'two Content-Length headers',
    `GET /docs/a.html HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${END}`,
    400,
  ],
  [
    'a Content-Length header and chunked encoding',
    `GET /docs/a.html HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${END}`,
    400,
  ],
  ['a header without a name', `GET /docs/a.html HTTP/1.1\r\n: x\r\n${END}`, 400],
  ['no version and no headers, as in HTTP/0.9', 'GET /docs/a.html\r\n\r\n', 200],
  ['no Host header', 'GET /docs/a.html HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'an upgrade to a protocol that the server does not support',
    `GET /docs/a.html HTTP/1.1\r\nUpgrade: websocket\r\nConnection: close, Upgrade\r\nHost: localhost\r\n\r\n`,
    200,
  ],
  ['an unknown value of the Expect header', `GET /docs/a.html HTTP/1.1\r\nExpect: wonders\r\n${END}`, 417],
])('the status of the answer to a request with %s', async (_what, bytes, status) => {
  expect((await sendRaw(port, bytes)).status).toBe(status);
});

test('invalid bytes after a valid request are answered with 400', async () => {
  const bytes = 'GET /docs/a.html HTTP/1.1\r\nHost: localhost\r\n\r\n\0\0rubbish\r\n\r\n';
  expect((await sendRaw(port, bytes)).status).toBe(400);
});
