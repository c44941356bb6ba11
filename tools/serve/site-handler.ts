import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { SHELL_FILE } from '../../src/bundle/worker-contract';
import { leadsToBase } from '../site/file-names';
import { findFile } from './find-file';
import { pathHeaders, readSiteHeaders } from './path-headers';
import { sendFile, statusOf } from './send-file';

/** `Retry-After` of a response with status 503. Seconds. */
const RETRY_AFTER_S = 5;

/** Header of answers to addresses without a file, which may have one after the next build. */
const NOT_STORED = { 'Cache-Control': 'no-store' };

/** Brotli's window, as a power of two in bytes. The default of 22 takes 4 MB for each reader with a slow connection. */
const BROTLI_WINDOW = 17;

/** The types of `compression` require Express's objects, but it works with those of Node. */
type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Larger files are not compressed: doing so for many slow readers takes hundreds of megabytes of memory. Bytes. */
const MAX_COMPRESSED = 4 * 1024 * 1024;

/** Answers requests from the files of a built site, which a build may replace at any time. */
export function createSiteHandler(dist: string): RequestListener {
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW } },
    // Ranges refer to bytes of the uncompressed file.
    filter: (request, response) =>
      request.headers.range === undefined &&
      Number(response.getHeader('Content-Length') ?? 0) <= MAX_COMPRESSED &&
      compression.filter(request, response),
  }) as unknown as Compress;
  return (request, response) =>
    compress(request, response, () => {
      answer(dist, request, response).catch((error: unknown) => {
        const status = statusOf(error);
        if (status === 500) console.error(error);
        if (response.headersSent) response.destroy();
        else refuse(response, {}, status);
      });
    });
}

async function answer(dist: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const site = readSiteHeaders(dist);
  const address = readAddress(request.url ?? '');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, { ...site, Allow: 'GET, HEAD' }, 405);
    return;
  }
  if (address === undefined) {
    refuse(response, site, 400);
    return;
  }
  if (leadsToBase(address)) {
    response.writeHead(302, { ...site, Location: BASE_PATH }).end();
    return;
  }
  const sendFound = async (name: string, status = 200) => {
    const found = findFile(dist, name, request.headers['accept-encoding']);
    if (!found) return 404;
    const headers = { ...pathHeaders(site, found), ...(status === 404 && NOT_STORED) };
    return sendFile(request, response, { file: found.file, headers, status });
  };
  let status = await sendFound(address);
  // A missing chunk must not get a page: the app recognises a missing chunk by status and content type.
  const isPage = address.startsWith(BASE_PATH) && !address.startsWith(BASE_PATH + ASSETS_DIR);
  if (status === 404 && isPage) {
    status = await sendFound(BASE_PATH + SHELL_FILE, 404);
    // Without this page, no build is complete.
    if (status === 404) status = 503;
  }
  if (status !== undefined) refuse(response, site, status);
}

/** The decoded address of a request; undefined when it is malformed. */
function readAddress(url: string): string | undefined {
  const [encoded = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  try {
    const address = decodeURIComponent(encoded);
    return address.startsWith('/') && !address.includes('\0') ? address : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function refuse(response: ServerResponse, headers: Readonly<Record<string, string>>, status: number): void {
  const text = `${STATUS_CODES[status] ?? 'Error'}\n`;
  response
    .writeHead(status, {
      ...headers,
      ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_S) }),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(text)),
      ...NOT_STORED,
    })
    .end(text);
}
