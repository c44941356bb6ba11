import path from 'node:path';
import webpack from 'webpack';
import {
  type RunningDevServer,
  startWebpackServer,
} from '../../../../../tools/serve/dev/start-webpack-server';
import { openSocket, readAnswer, sendRaw } from '../../../../helpers/raw-http';
import { createTree } from '../../../../helpers/temp-tree';
import { waitUntil } from '../../../../helpers/wait-until';

const faults: unknown[] = [];
let server: RunningDevServer;
let port: number;

async function open(): Promise<RunningDevServer> {
  const root = createTree({ 'app.js': 'console.log(1);\n' });
  const compiler = webpack({
    mode: 'none',
    context: root,
    entry: './app.js',
    output: { path: path.join(root, 'out'), publicPath: '/docs/assets/' },
    infrastructureLogging: { level: 'none' },
  });
  if (!compiler) throw new Error('webpack gave no compiler');
  return startWebpackServer(
    { compiler, isWaiting: false },
    { host: '127.0.0.1', port: 0, command: 'npm run dev' },
    (_, response) => response.end('a draft'),
    (error) => faults.push(error),
  );
}

beforeAll(async () => {
  server = await open();
  port = Number(new URL(server.addresses[0] ?? '').port);
});

afterAll(() => server.close());

// Whatever a test has sent, the server must still answer the next request, without an error.
afterEach(async () => {
  expect(await (await fetch(server.addresses[0] ?? '')).text()).toBe('a draft');
  expect(faults).toEqual([]);
});

const get = (target: string, headers: readonly string[]) =>
  sendRaw(port, `GET ${target} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);

test.each(['localhost', '127.0.0.1', '[::1]', '192.168.0.7', 'docs.localhost'])(
  'the server answers a request for the host %s',
  async (host) => {
    expect((await get('/docs/', [`Host: ${host}:${port}`])).status).toBe(200);
  },
);

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'a@localhost', ''])(
  'the server refuses a request for the host %j, so that no other site can read drafts',
  async (host) => {
    for (const target of ['/docs/', '/docs/__dev', '/docs/assets/main.js']) {
      const answer = await get(target, [`Host: ${host}`]);
      expect(answer.status).toBe(403);
      expect(answer.body).not.toContain('a draft');
    }
  },
);

test('only what a reader does is answered, apart from what open pages tell', async () => {
  const END = 'Host: localhost\r\nConnection: close\r\n\r\n';
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS'])
    for (const target of ['/docs/', '/docs/assets/main.js', '/CNAME']) {
      const answer = await sendRaw(port, `${method} ${target} HTTP/1.1\r\n${END}`);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  expect((await sendRaw(port, `POST /docs/__dev?shown=1 HTTP/1.1\r\n${END}`)).status).toBe(200);
});

test('the tools of webpack-dev-server, one of which starts editors, are not reachable', async () => {
  for (const target of ['/webpack-dev-server', '/WEBPACK-dev-server/open-editor?fileName=a', '/elsewhere'])
    expect((await get(target, ['Host: localhost'])).body).toContain('a draft');
});

const upgrade = (target: string, origin: string, host = 'localhost') =>
  [
    `GET ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '\r\n',
  ].join('\r\n');

test('a WebSocket at an unknown address is closed, not left open', async () => {
  expect((await sendRaw(port, upgrade('/docs/__other', 'http://localhost'))).status).toBe(0);
});

test('a WebSocket of a page from elsewhere gets no hash of the app', async () => {
  for (const [origin, host] of [
    ['http://evil.example', 'localhost'],
    ['http://evil.example', 'evil.example'],
    ['http://localhost:9', 'localhost'],
  ] as const) {
    const socket = openSocket(port);
    let text = '';
    let isClosed = false;
    socket.on('close', () => {
      isClosed = true;
    });
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.write(upgrade('/docs/__hot', origin, host));
    await waitUntil(() => isClosed || text.includes('Invalid Host/Origin header'));
    socket.destroy();
    expect(text).not.toContain('"type":"hash"');
  }
});

test.each([
  ['text that is not JSON', Buffer.from([0x81, 0x83, 0, 0, 0, 0, 0x7b, 0x7b, 0x7b])],
  ['a frame without a mask', Buffer.from([0x81, 0x03, 0x7b, 0x7b, 0x7b])],
  ['an unknown kind of frame', Buffer.from([0x8f, 0x80, 0, 0, 0, 0])],
  ['a message of 4 GB', Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['bytes that are not a frame', Buffer.from('\0\xff\x13rubbish\r\n\r\n', 'latin1')],
])('a WebSocket that sends %s does not stop the server', async (_what, bytes) => {
  const socket = openSocket(port);
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  socket.write(upgrade('/docs/__hot', 'http://localhost'));
  await waitUntil(() => text.includes('"type":"hot"'));
  expect(readAnswer(text).status).toBe(101);
  socket.write(bytes);
  socket.resetAndDestroy();
});
