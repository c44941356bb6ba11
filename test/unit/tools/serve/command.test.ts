import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { openSocket, readAnswer } from '../../../helpers/raw-http';
import { createTree } from '../../../helpers/temp-tree';
import { waitUntil } from '../../../helpers/wait-until';

const ROOT = path.resolve(__dirname, '../../../..');

/** Limit of open files: high enough for the server to start, low enough for a test to reach it. */
const MAX_FILES = 120;

const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

interface Started {
  child: ChildProcess;
  /** Standard output and error so far. */
  text: () => string;
}

/** Starts the command line as its user does. `limits` is a shell command that runs first. */
function start(args: readonly string[], env: Record<string, string> = {}, limits = ':'): Started {
  const script = `${limits}; exec "$0" tools/run.mjs "$@"`;
  const child = spawn('sh', ['-c', script, process.execPath, ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: '', ...env },
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      text += data.toString();
    });
  return { child, text: () => text };
}

/** Runs a command that ends by itself. Resolves to its exit code and its output. */
async function run(args: readonly string[], env?: Record<string, string>): Promise<[number | null, string]> {
  const { child, text } = start(args, env);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return [code, text()];
}

/** The address that `start` and `serve` print; `dev` prints its own line. */
const addressOf = ({ text }: Started): string | undefined => /^address\s+(\S+)/m.exec(text())?.[1];

const SITE = { 'docs/404.html': 'shell', 'docs/a.html': 'a page' };

test.each(['start', 'serve', 'dev'])(
  '%s reports a port that is in use, and builds nothing',
  async (command) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const source = createTree({ 'README.md': '# 首页\n' });
    const out = command === 'serve' ? createTree(SITE) : path.join(createTree(), 'never-built');
    const folders = [
      ...(command === 'serve' ? [] : ['--source', source]),
      ...(command === 'dev' ? [] : ['--out', out]),
    ];
    const [code, text] = await run([command, ...folders, '--port', String(port)]);
    taken.close();
    expect(text).toContain(`Port ${port} is already in use.`);
    expect(text).not.toMatch(/\n +at /);
    expect(code).toBe(1);
    expect(existsSync(out)).toBe(command === 'serve');
  },
);

test('--port wins over PORT, which wins over 8080', async () => {
  const out = createTree(SITE);
  const named = start(['serve', '--out', out, '--port', '0'], { PORT: 'not looked at' });
  const fromEnvironment = start(['serve', '--out', out], { PORT: '0' });
  for (const server of [named, fromEnvironment]) {
    await waitUntil(() => addressOf(server) !== undefined);
    expect(await (await fetch(`${addressOf(server)}a.html`)).text()).toBe('a page');
    expect(addressOf(server)).not.toContain(':8080/');
  }
});

test.each([
  [['serve', '--port', '70000'], {}, 'Allowed: a whole number from 0 to 65535.'],
  [['serve', '--port', 'http'], {}, 'Allowed: a whole number from 0 to 65535.'],
  [['serve'], { PORT: '80 80' }, 'Allowed: a whole number from 0 to 65535.'],
  [['serve', '--host', 'http://x/'], {}, 'Allowed: an address such as 127.0.0.1, ::1 or 0.0.0.0'],
])('%j with the environment %j fails and says what is allowed', async (args, env, message) => {
  const [code, text] = await run([...args, '--out', createTree(SITE)], env);
  expect([code, text]).toEqual([1, expect.stringContaining(message)]);
});

test.each([
  ['build', '--source'],
  ['build', '--out'],
  ['check', '--source'],
  ['new', '--site'],
  ['serve', '--out'],
])('%s %s "" is refused: a shell variable was not set', async (command, option) => {
  const [code, text] = await run([command, option, '']);
  expect([code, text]).toEqual([1, expect.stringContaining('Allowed: the name of a folder')]);
});

test('--host 0.0.0.0 prints several addresses, and the site answers at each of them', async () => {
  const server = start(['serve', '--out', createTree(SITE), '--port', '0', '--host', '0.0.0.0']);
  await waitUntil(() => addressOf(server) !== undefined);
  const addresses = [...server.text().matchAll(/^address\s+(\S+)/gm)].map(([, address]) => String(address));
  expect(addresses[0]).toContain('http://localhost:');
  for (const address of addresses) expect((await fetch(`${address}a.html`)).status).toBe(200);
});

test('with too many open files the server answers 503, and works again when there are fewer', async () => {
  const server = start(['serve', '--out', createTree(SITE), '--port', '0'], {}, `ulimit -n ${MAX_FILES}`);
  await waitUntil(() => addressOf(server) !== undefined);
  const port = Number(new URL(addressOf(server) ?? '').port);
  const reader = openSocket(port);
  expect(await ask(reader)).toBe(200);
  const others: Socket[] = [];
  let status = 200;
  while (status === 200) {
    others.push(openSocket(port));
    status = await ask(reader);
  }
  expect(status).toBe(503);
  for (const socket of others) socket.destroy();
  await waitUntil(async () => (await ask(reader)) === 200);
  reader.destroy();
  expect(server.child.exitCode).toBeNull();
});

/** Requests the page on an open connection. Resolves to the status, or to 0 if the connection closes. */
function ask(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    const gone = (): void => resolve(0);
    socket.once('close', gone);
    socket.once('data', (data) => {
      socket.removeListener('close', gone);
      resolve(readAnswer(data.toString('latin1')).status);
    });
    socket.write('GET /docs/a.html HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
}
