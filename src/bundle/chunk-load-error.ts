/** Why a file of the bundle could not be loaded. */
export type ChunkFailure =
  | { kind: 'timeout' }
  /** The server answered 404 or 410, or the search was asked for on a site that has none. */
  | { kind: 'missing' }
  /** No answer came: connection refused, lost, blocked. */
  | { kind: 'network' }
  | { kind: 'offline' }
  /** `retryAfterMs`: the pause the server asks for, if any. Milliseconds. */
  | { kind: 'http'; status: number; retryAfterMs?: number }
  /** This app cannot read the schema version of the file. Reloading the page loads an app that can. */
  | { kind: 'outdated'; detail: string }
  /** The response is not the requested file: not JSON, truncated, or of an unexpected shape. */
  | { kind: 'invalid'; detail: string };

/** What the error message calls each failure: webpack's words (`timeout`, `missing`, `error`) and two others. */
const TYPE_NAMES: Record<ChunkFailure['kind'], string> = {
  timeout: 'timeout',
  missing: 'missing',
  network: 'error',
  offline: 'error',
  http: 'error',
  invalid: 'invalid',
  outdated: 'outdated',
};

/** A chunk of the site (a record, an index, a script) did not load. Switch on `failure.kind`, never on the message. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    /** Name of the chunk: its file name without folder, hash and extension; or the path of a page. */
    readonly chunk: string,
    readonly failure: ChunkFailure,
    /** Absolute address of the request. */
    readonly address: string,
  ) {
    super(`Loading chunk ${chunk} failed.\n(${TYPE_NAMES[failure.kind]}: ${address})`);
  }
}

/** Name of a chunk from its file: `pages/api-error.1a2b3c4d5e.json` → `api-error`. */
export function chunkNameOf(file: string): string {
  return file
    .replace(/^.*\//, '')
    .replace(/\.[\da-f]{8,}(?=\.)/, '')
    .replace(/\.\w+$/, '');
}
