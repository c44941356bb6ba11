import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { RUBBISH } from './rubbish';

/** Minimum and maximum time for which a client holds a slow or unfinished request. Milliseconds. */
const HOLD_MS = [1000, 8000] as const;

/** Minimum and maximum pause between two actions of a client. Milliseconds. */
const PAUSE_MS = [200, 2000] as const;

/** What clients request. */
export interface Targets {
  /** Addresses of pages that are replaced during the trial. */
  pages: readonly string[];
  /** Addresses of files of several megabytes. */
  large: readonly string[];
  /** Describes what is wrong with a page that came with status 200. Undefined if nothing is. */
  checkPage: (body: string) => string | undefined;
}

/** Counts the actions of clients and their results. */
export class Tally {
  readonly #counts = new Map<string, number>();
  /** Results that must never happen. */
  readonly faults: string[] = [];

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  toString(): string {
    return [...this.#counts].map(([what, count]) => `${what} ${count}`).join(', ');
  }
}

type Act = (port: number, targets: Targets, tally: Tally) => Promise<void>;

/** Actions of a client. Reading is listed twice, so that clients do it twice as often as other actions. */
const ACTS: Readonly<Record<string, Act>> = {
  read: readPage,
  'read again': readPage,
  'read slowly': (port, { large }) => hold(port, request(pick(large)), { bytesPerPause: 4096 }),
  'read nothing': (port, { large }) => hold(port, request(pick(large)), { bytesPerPause: 0 }),
  'abort a download': (port, { large }) => abort(port, request(pick(large))),
  'abort a page': (port, { pages }) => abort(port, request(pick(pages))),
  'ask half': (port, { large }) => hold(port, request(pick(large)).slice(0, -10), { bytesPerPause: 0 }),
  'say nothing': (port) => hold(port, '', { bytesPerPause: 0 }),
  'listen to events': (port) => hold(port, request('/docs/__dev'), { bytesPerPause: 4096 }),
  'leave events unread': (port) => hold(port, request('/docs/__dev'), { bytesPerPause: 0 }),
  rubbish: (port) => hold(port, pick(RUBBISH), { bytesPerPause: 4096 }),
  'rubbish, then gone': (port) => abort(port, pick(RUBBISH)),
};

/** Runs one client: does random actions, one after the other, until `isOver`. */
export async function runClient(
  port: number,
  targets: Targets,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const [name, act] = pick(Object.entries(ACTS));
    tally.count(name);
    await act(port, targets, tally);
    await setTimeout(between(PAUSE_MS));
  }
}

/** Reads a whole page and checks it. */
function readPage(port: number, { pages, checkPage }: Targets, tally: Tally): Promise<void> {
  return new Promise((resolve) => {
    const failed = (error: Error): void => {
      tally.count(`read failed (${'code' in error ? error.code : error.message})`);
      resolve();
    };
    const asked = get({ host: '127.0.0.1', port, path: pick(pages), agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const { statusCode = 0 } = response;
        tally.count(`status ${statusCode}`);
        const fault = statusCode === 200 ? checkPage(Buffer.concat(chunks).toString()) : undefined;
        if (fault !== undefined) tally.faults.push(fault);
        if (![200, 404, 503].includes(statusCode))
          tally.faults.push(`a page was answered with ${statusCode}`);
        resolve();
      });
    });
    asked.on('error', failed);
  });
}

/** Sends bytes and holds the connection, reading `bytesPerPause` bytes at a time, then destroys it. */
async function hold(
  port: number,
  bytes: string,
  { bytesPerPause }: { bytesPerPause: number },
): Promise<void> {
  const socket = open(port, bytes);
  socket.pause();
  const until = performance.now() + between(HOLD_MS);
  while (performance.now() < until && !socket.destroyed) {
    if (bytesPerPause > 0) socket.read(Math.min(bytesPerPause, socket.readableLength));
    await setTimeout(100);
  }
  socket.destroy();
}

/** Sends bytes and resets the connection when the answer begins. */
async function abort(port: number, bytes: string): Promise<void> {
  const socket = open(port, bytes);
  socket.once('data', () => socket.resetAndDestroy());
  await Promise.race([new Promise((resolve) => socket.once('close', resolve)), setTimeout(HOLD_MS[0])]);
  socket.destroy();
}

function open(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(bytes, 'latin1');
  return socket;
}

function request(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n\r\n`;
}

function between([low, high]: readonly [number, number]): number {
  return low + Math.random() * (high - low);
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
