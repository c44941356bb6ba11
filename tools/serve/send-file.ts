import { fstatSync, type ReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { errorCodeOf } from '../support/error-code';

/** Maximum number of attempts to send a file that is replaced while it is being opened. */
const MAX_TRIES = 5;

/** HTTP statuses for file system errors that `send` does not know; other errors carry their own status. */
const FAULT_STATUSES: ReadonlyMap<string | undefined, number> = new Map([
  ['EMFILE', 503],
  ['ENFILE', 503],
  ['EACCES', 403],
  ['EPERM', 403],
]);

interface FileAnswer {
  file: string;
  headers: Readonly<Record<string, string>>;
  /** 200 unless given. A file with another status is always sent whole. */
  status?: number;
}

/**
 * Answers a request with a file, with ranges, conditional requests and HEAD as in HTTP. Resolves to undefined when the
 * request has been answered. Otherwise resolves to the status with which the caller must answer; then nothing has been
 * sent, and the headers are removed, except `Content-Range` for 416.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
): Promise<number | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const outcome = await sendOnce(request, response, answer);
    if (outcome === 'sent') return undefined;
    // A refused range keeps its `Content-Range`, which has the file's length.
    const isKept = (name: string) => outcome === 416 && name === 'content-range';
    for (const name of response.getHeaderNames()) if (!isKept(name)) response.removeHeader(name);
    if (outcome !== 'replaced') return outcome;
  }
  return 503;
}

function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  { file, headers, status = 200 }: FileAnswer,
): Promise<'sent' | 'replaced' | number> {
  return new Promise((resolve) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    let described: Stats | undefined;
    const sending = send(request, encodeURIComponent(path.basename(file)), {
      root: path.dirname(file),
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      // `If-Range` asks for a strong comparison, which the tags of `send` cannot give: the answer is the whole file.
      acceptRanges: status === 200 && request.headers['if-range'] === undefined,
    });
    sending.on('headers', (_response, _path, stats) => {
      described = stats;
    });
    sending.on('stream', (source: ReadStream) => {
      source.once('open', (fd) => {
        // The headers describe the file that had this name a moment ago; a build may have replaced it since.
        if (described && isSameFile(described, fstatSync(fd))) return;
        source.unpipe(response);
        source.destroy();
        resolve('replaced');
      });
    });
    sending.on('directory', () => resolve(404));
    sending.on('error', (error: unknown) => {
      // Part of the file has been sent: only a broken connection shows the reader that the rest is missing.
      if (response.headersSent) response.destroy();
      resolve(response.headersSent ? 'sent' : statusOf(error));
    });
    response.once('close', () => resolve('sent'));
    sending.pipe(response);
  });
}

function isSameFile(a: Stats, b: Stats): boolean {
  return a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs;
}

/** The HTTP status for an error of `send` or of the file system. */
export function statusOf(error: unknown): number {
  const status = FAULT_STATUSES.get(errorCodeOf(error));
  if (status !== undefined) return status;
  const isHttpError = typeof error === 'object' && error !== null && 'status' in error;
  return isHttpError && typeof error.status === 'number' ? error.status : 500;
}
