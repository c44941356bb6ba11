import { type ChildProcess, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from './run-build';

/** Number of clients at a time. */
const CLIENTS = 300;

/** Maximum time for a server to start, with the first build of the app. Milliseconds. */
const START_LIMIT_MS = 180_000;

/** Part of the time that warms the server up. What the server then holds is the reference for the end. */
const WARM_UP = 0.3;

/** Time for a server to close what it does not need once its clients are gone. Milliseconds. */
const QUIET_MS = 20_000;

/** Additional descriptors that a server may hold at the end, and memory (MB) beyond 1.25 times the reference. */
const ALLOWED = { files: 4, memory: 48 };

/** With one arena, growth shows a leak: by default, the C library keeps memory of each thread that has ended. */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Malformed requests. One character is one byte. */
const RUBBISH = [
  request('/docs/%zz'),
  request('/docs/../../../etc/passwd'),
  request(`/docs/${'x'.repeat(7000)}`),
  request('/docs/a.html', `X: ${'y'.repeat(50_000)}`),
  request('/docs/a.html', `Range: bytes=${'0-1,'.repeat(500)}0-1`),
  request('/docs/a.html', 'Content-Length: 1\r\nContent-Length: 2'),
  request('/docs/a.html', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: x'),
  'POST /docs/a.html HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'GET /docs/a.html HTTP/9.9\r\nHost: localhost\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

/** A server under test: its command, when it is ready, a page that is replaced all the time, a large file. */
interface Trial {
  args: readonly string[];
  ready: RegExp;
  file: string;
  textOf: (version: number) => string;
  page: string;
  large: string;
}

/**
 * Puts `serve`, then `dev`, under load for `minutes` each: readers, slow and broken connections, malformed requests.
 * They must answer with whole pages, keep running, and hold about as much at the end as after the warm-up.
 */
export async function besiegeServers(minutes = 1): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-servers-'));
  const faults: string[] = [];
  try {
    for (const trial of [serveTrial(root), devTrial(root)])
      faults.push(...(await besiege(trial, minutes * 60_000)).map((fault) => `${trial.args[0]}: ${fault}`));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return faults;
}

async function besiege(trial: Trial, milliseconds: number): Promise<string[]> {
  const server = spawn(process.execPath, ['tools/run.mjs', ...trial.args, '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, ...ONE_ARENA },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => {
      output = (output + data.toString()).slice(-20_000);
    });
  const faults = new Set<string>();
  try {
    const until = performance.now() + START_LIMIT_MS;
    while (!trial.ready.test(output)) {
      if (server.exitCode !== null || performance.now() > until) throw new Error('it did not start');
      await setTimeout(100);
    }
    const port = Number(/http:\/\/localhost:(\d+)\//.exec(output)?.[1]);
    await load(port, trial, milliseconds * WARM_UP, faults);
    const warm = await holdings(server, trial, 'warm');
    await load(port, trial, milliseconds * (1 - WARM_UP), faults);
    const end = await holdings(server, trial, 'at the end');
    if (end.files > warm.files + ALLOWED.files)
      faults.add(`descriptors grew from ${warm.files} to ${end.files}`);
    if (end.memory > warm.memory * 1.25 + ALLOWED.memory)
      faults.add(`memory grew from ${warm.memory} to ${end.memory} MB`);
    const { status } = await fetch(`http://127.0.0.1:${port}/docs/`);
    if (status !== 200) faults.add(`the home page is answered with ${status}`);
  } catch (error) {
    faults.add(`${String(error)}\n${output}`);
  } finally {
    if (server.exitCode === null) server.kill();
  }
  return [...faults];
}

/** Runs the clients while the page's file is replaced. */
async function load(port: number, trial: Trial, milliseconds: number, faults: Set<string>): Promise<void> {
  const until = performance.now() + milliseconds;
  let version = 0;
  const swapping = setInterval(() => {
    writeFileSync(`${trial.file}.tmp`, trial.textOf(++version));
    renameSync(`${trial.file}.tmp`, trial.file);
  }, 200);
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const chance = Math.random();
      if (chance < 0.4) await readPage(port, trial.page, faults);
      else if (chance < 0.6) await hold(port, request(trial.large), { isAborted: true });
      else if (chance < 0.8)
        await hold(port, request(trial.large).slice(0, chance < 0.7 ? -10 : undefined), {});
      else await hold(port, RUBBISH[Math.floor(Math.random() * RUBBISH.length)] ?? '', {});
      await setTimeout(200 + Math.random() * 1000);
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, client));
  } finally {
    clearInterval(swapping);
  }
}

/** Reads a whole page. The page has the number of its version at both ends. */
function readPage(port: number, address: string, faults: Set<string>): Promise<void> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: address, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('error', () => resolve());
      response.on('end', () => {
        const versions = Array.from(body.matchAll(/v(\d+)v/g), ([, version]) => version);
        // `dev` sends a document without the page's text: its end tells that it is whole.
        const isWhole =
          /<\/html>\s*$/.test(body) || (versions.length > 1 && versions.at(0) === versions.at(-1));
        if (response.statusCode === 200 && !isWhole)
          faults.add(`a page is not whole: ${body.slice(0, 20)} … ${body.slice(-20)}`);
        if (![200, 404, 503].includes(response.statusCode ?? 0))
          faults.add(`a page was answered with ${response.statusCode}`);
        resolve();
      });
    });
    asked.on('error', () => resolve());
  });
}

/** Sends bytes and either resets the connection when the answer begins, or reads nothing for a while. */
async function hold(
  port: number,
  bytes: string,
  { isAborted = false }: { isAborted?: boolean },
): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(bytes, 'latin1');
  if (isAborted) socket.once('data', () => socket.resetAndDestroy());
  else socket.pause();
  await setTimeout(1000 + Math.random() * 3000);
  socket.destroy();
}

/** Open descriptors and resident memory (MB) of a server that is left alone (Linux only). */
async function holdings(server: ChildProcess, { args }: Trial, when: string) {
  await setTimeout(QUIET_MS);
  const folder = `/proc/${server.pid}`;
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1]) / 1024;
  const files = readdirSync(`${folder}/fd`).length;
  console.log(`${args[0]}, ${when}: ${files} descriptors, ${memory.toFixed(0)} MB`);
  return { files, memory };
}

function serveTrial(root: string): Trial {
  const docs = path.join(root, 'dist/docs');
  const textOf = (version: number) => `v${version}v ${'字'.repeat(500 + (version % 97) * 200)} v${version}v`;
  mkdirSync(docs, { recursive: true });
  for (const name of ['index.html', '404.html', 'a.html']) writeFileSync(path.join(docs, name), textOf(0));
  writeFileSync(path.join(docs, 'large.txt'), 'abc '.repeat(4_000_000));
  const args = ['serve', '--out', path.join(root, 'dist')];
  const [file, page, large] = [path.join(docs, 'a.html'), '/docs/a.html', '/docs/large.txt'];
  return { args, ready: /^address /m, file, textOf, page, large };
}

function devTrial(root: string): Trial {
  const content = path.join(root, 'content');
  const textOf = (version: number) => `# v${version}v\n\n${'一段文字。'.repeat(100)}\n\nv${version}v\n`;
  mkdirSync(path.join(content, 'a'), { recursive: true });
  writeFileSync(path.join(content, 'README.md'), '# 首页\n');
  writeFileSync(path.join(content, 'a/b.md'), textOf(0));
  const ready = /app built[\s\S]*checked|checked[\s\S]*app built/;
  const args = ['dev', '--source', content, '--lenient'];
  return {
    args,
    ready,
    file: path.join(content, 'a/b.md'),
    textOf,
    page: '/docs/a/b.html',
    large: '/docs/assets/js/main.js',
  };
}

function request(target: string, header = 'X: y'): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n${header}\r\n\r\n`;
}
