import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveDist } from '../../../tools/serve/serve-dist';
import { FIXTURE_DIST } from './fixture-site';
import { test as base, expect } from './fixtures';

/**
 * Faults of an answer that Playwright's `route` cannot imitate:
 * - `cut`: the connection breaks in the middle of the file
 * - `short`: the answer is half of the file, with the `Content-Length` of this half
 * - `long`: the connection breaks after the whole file, because `Content-Length` promises more bytes
 */
export type Fault = 'cut' | 'short' | 'long';

export interface FaultyServer {
  origin: string;
  /** Gives answers this fault if their address matches, from now on or for the next `times` requests. */
  fail: (pattern: RegExp, fault: Fault, times?: number) => void;
  mend: () => void;
}

function send(
  response: ServerResponse,
  source: IncomingMessage,
  body: Buffer,
  fault: Fault | undefined,
): void {
  const { status, ...headers } = { ...source.headers, status: source.statusCode ?? 500 };
  const half = body.subarray(0, body.length / 2);
  const sent = fault === undefined || fault === 'long' ? body : half;
  const promised = { cut: body.length, short: half.length, long: body.length + 1000 };
  headers['content-length'] = String(fault ? promised[fault] : body.length);
  response.writeHead(status, headers);
  if (fault === 'cut' || fault === 'long') response.write(sent, () => response.destroy());
  else response.end(sent);
}

/** Playwright's `test` with the built site behind a proxy that can break its answers. */
export const test = base.extend<{ server: FaultyServer }, { faulty: FaultyServer }>({
  faulty: [
    async ({ browserName: _ }, use) => {
      const site = await serveDist(FIXTURE_DIST, 0);
      const origin = new URL(site.address).origin;
      let active: { pattern: RegExp; fault: Fault; left: number } | undefined;
      const proxy = createServer((request, response) => {
        const isHit = active !== undefined && active.left > 0 && active.pattern.test(request.url ?? '');
        const fault = isHit ? active?.fault : undefined;
        if (active && isHit) active.left -= 1;
        const headers = { ...request.headers, 'accept-encoding': 'identity' };
        get(origin + request.url, { headers }, async (source) => {
          const chunks: Buffer[] = [];
          for await (const chunk of source) chunks.push(chunk);
          send(response, source, Buffer.concat(chunks), fault);
        });
      });
      await new Promise<void>((resolve) => proxy.listen(0, resolve));
      const { port } = proxy.address() as AddressInfo;
      await use({
        origin: `http://localhost:${port}`,
        fail: (pattern, fault, times = Number.POSITIVE_INFINITY) => {
          active = { pattern, fault, left: times };
        },
        mend: () => {
          active = undefined;
        },
      });
      proxy.closeAllConnections();
      proxy.close();
      await site.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ faulty }, use) => {
    faulty.mend();
    await use(faulty);
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});

export { expect };
