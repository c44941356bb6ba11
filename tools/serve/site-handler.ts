import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import { SHELL_FILE } from '../../src/bundle/worker-contract';
import { leadsToBase } from '../site/file-names';
import { findFile } from './find-file';
import { pathHeaders, readSiteHeaders } from './path-headers';
import { refusalOf } from './refusal-of';
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

const SHELL = BASE_PATH + SHELL_FILE;

/**
 * Answers requests from the files of a built site, which a build may replace at any time. `host`: where the server
 * listens.
 */
export function createSiteHandler(dist: string, host: string): RequestListener {
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
      answer({ dist, host }, request, response).catch((error: unknown) => {
        const status = statusOf(error);
        if (status === 500) console.error(error);
        if (response.headersSent) response.destroy();
        else refuse(response, {}, status);
      });
    });
}

async function answer(
  { dist, host }: { dist: string; host: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const site = readSiteHeaders(dist);
  const address = readAddress(request.url ?? '');
  const refusal = refusalOf(request, host);
  if (refusal) {
    refuse(response, { ...site, ...refusal.headers }, refusal.status, refusal.text);
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
  // The page for unknown addresses is at none itself; the service worker takes it by the name of its file.
  let status = `${address}.html` === SHELL ? 404 : await sendFound(address);
  // A missing chunk must not get a page: the app recognises a missing chunk by status and content type.
  const isPage = address.startsWith(BASE_PATH) && !address.startsWith(BASE_PATH + ASSETS_DIR);
  if (status === 404 && isPage) {
    status = await sendFound(SHELL, 404);
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

function refuse(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  status: number,
  reason = STATUS_CODES[status] ?? 'Error',
): void {
  const text = `${reason}\n`;
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
