/** Why a file of the bundle could not be loaded. */
export type ChunkFailure =
  | { kind: 'timeout' }
  /** The server answered 404 or 410. */
  | { kind: 'missing' }
  /** No answer came: connection refused, lost, blocked. */
  | { kind: 'network' }
  | { kind: 'offline' }
  /** `retryAfterMs`: the pause the server asks for, if any. Milliseconds. */
  | { kind: 'http'; status: number; retryAfterMs?: number }
  /** The server has another version of the site, whose files this app cannot read; only a full load brings the app along. */
  | { kind: 'outdated'; detail: string }
  /** The response is not the requested file: not JSON, truncated, another schema. */
  | { kind: 'invalid'; detail: string };

/** Failure types as webpack and the browser name them in messages. */
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
    /** Name of the chunk: its file name without folder and hash. */
    readonly chunk: string,
    readonly failure: ChunkFailure,
    /** Absolute address of the request. */
    readonly address: string,
  ) {
    super(`Loading chunk ${chunk} failed.\n(${TYPE_NAMES[failure.kind]}: ${address})`);
  }
}

/** `pages/api-error.1a2b3c4d5e.json` → `api-error`. */
export function chunkNameOf(file: string): string {
  return file
    .replace(/^.*\//, '')
    .replace(/\.[\da-f]{8,}(?=\.)/, '')
    .replace(/\.\w+$/, '');
}
