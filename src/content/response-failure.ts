import type { ChunkFailure } from '../bundle/chunk-load-error';

const MISSING_STATUSES = [404, 410];

/**
 * The pause that `Retry-After` asks for, in milliseconds. The header has a number of seconds, or a date by the server's
 * own clock. Undefined if it has neither.
 */
function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const isSeconds = /^\d+$/.test(value);
  const ms = isSeconds ? Number(value) * 1000 : Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}

/** The failure that a response's status means; undefined for a success. */
export function failureOfStatus({ ok, status, headers }: Response): ChunkFailure | undefined {
  if (ok) return undefined;
  if (MISSING_STATUSES.includes(status)) return { kind: 'missing' };
  const retryAfterMs = readRetryAfter(headers);
  return { kind: 'http', status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** The failure for no response or an interrupted one: `offline` if the browser reports that there is no network. */
export function lostConnection(): ChunkFailure {
  return { kind: navigator.onLine === false ? 'offline' : 'network' };
}
