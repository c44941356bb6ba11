import type { IncomingMessage } from 'node:http';
import { LOOPBACK, LOOPBACK_6 } from './listen';

/** Names that lead to no other machine, and addresses, which nobody can let lead elsewhere. */
const OWN_NAME_PATTERN = /^(?:[\w.-]+\.)?localhost$|^[\d.]+$|^\[[\da-f:.]+\]$/i;

/** An answer to a request that is refused whatever its address is. */
interface Refusal {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/**
 * Refuses methods other than those of a reader, and requests under a foreign name to a server for this machine only: the
 * pages of a site whose owner lets its name lead here could read everything (DNS rebinding). `host`: where the server
 * listens.
 */
export function refusalOf({ method, headers }: IncomingMessage, host: string): Refusal | undefined {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { Allow: 'GET, HEAD' }, text: 'Method Not Allowed' };
  const name = headers.host?.replace(/:\d*$/, '');
  const isForThisMachine = host === LOOPBACK || host === LOOPBACK_6;
  if (!isForThisMachine || name === undefined || OWN_NAME_PATTERN.test(name)) return undefined;
  return {
    status: 403,
    headers: {},
    text: 'This server answers at localhost only. Start it with --host 0.0.0.0.',
  };
}
