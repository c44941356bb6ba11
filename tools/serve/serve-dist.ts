import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { BASE_PATH } from '../../src/bundle/constants';
import { UsageError } from '../problems';
import { HEADERS_FILE, IMMUTABLE, readHeaderFile } from '../security/header-files';
import { headersFor } from '../security/sandboxed-files';
import { listen } from './listen';

/** Files whose name carries a hash never change. */
const IMMUTABLE_PATTERN = /\/assets\/.+\.[\da-f]{8,}\.\w+$/;

/** A running server; `address` is where the site is. */
export interface RunningServer {
  address: string;
  close(): Promise<void>;
}

/** Serves a built site over HTTP. An address that is no file gets `404.html`, which starts the app. */
export async function serveDist(dist: string, port: number): Promise<RunningServer> {
  const notFoundFile = path.join(dist, BASE_PATH, '404.html');
  if (!existsSync(notFoundFile)) {
    throw new UsageError(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
  const files = sirv(dist, {
    // Looks at the disk for every request, so that a build that replaces the folder is served at once.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      const isImmutable = IMMUTABLE_PATTERN.test(pathname);
      response.setHeader('Cache-Control', isImmutable ? IMMUTABLE : 'no-cache');
    },
  });
  const server = createServer(async (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const headers = { ...(await readSiteHeaders(dist)), ...headersFor(pathname) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const home = homeRedirect(request);
    nameIndexFile(request);
    if (home) redirect(response, home);
    else files(request, response, () => void sendNotFound(request, response, notFoundFile));
  });
  await listen(server, port);
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${BASE_PATH}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Headers that the build asks for; read for every request, as the files are. A site of another tool has none. */
async function readSiteHeaders(dist: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(dist, HEADERS_FILE), 'utf8').catch(() => '');
  return readHeaderFile(text);
}

/** `/` and `/docs` lead to the site. */
function homeRedirect(request: IncomingMessage): string | undefined {
  const [pathname = ''] = (request.url ?? '').split('?');
  return pathname === '/' || pathname === BASE_PATH.slice(0, -1) ? BASE_PATH : undefined;
}

/** A folder's address means its `index.html` and nothing else: sirv would take `x.html` for `/x/`. */
function nameIndexFile(request: IncomingMessage): void {
  request.url = request.url?.replace(/^([^?]*\/)(?=\?|$)/, '$1index.html');
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location }).end();
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  pageFile: string,
): Promise<void> {
  // A missing chunk must not look like a page: the app tells the two apart by status and type.
  const url = request.url ?? '';
  const isAsset = url.startsWith(`${BASE_PATH}assets/`) || !url.startsWith(BASE_PATH);
  // While a build replaces the folder, its 404.html may be away for a moment.
  const page = isAsset ? undefined : await readFile(pageFile).catch(() => undefined);
  response.writeHead(404, {
    'Content-Type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : (page ?? 'Not found\n'));
}
