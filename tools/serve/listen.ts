import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as Listener } from 'node:net';
import { networkInterfaces } from 'node:os';
import { BASE_PATH } from '../../src/bundle/constants';
import { errorCodeOf } from '../support/error-code';
import { UsageError } from '../support/problems';

/** Default address of a server: this machine only. */
export const LOOPBACK = '127.0.0.1';

/** The same machine in IPv6, which browsers may try first for `localhost`. */
export const LOOPBACK_6 = '::1';

/** Error codes of a machine without IPv6. */
const WITHOUT_IPV6_CODES: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** Hosts that stand for all addresses of the machine. */
const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where a server listens, and the command that started it, for error messages. */
export interface ListenOptions {
  host: string;
  /** 0 lets the system choose a free port. */
  port: number;
  command: string;
}

/**
 * Makes a server listen. A server on 127.0.0.1 also listens on ::1, so that `localhost` works whichever of the two a
 * browser tries. Throws `UsageError` when host or port is not available.
 */
export async function listen(server: Server, options: ListenOptions): Promise<void> {
  try {
    await open(server, options.host, options.port);
  } catch (error) {
    throw describeListenError(error, options);
  }
  await listenOnTwin(server, options);
}

/** Makes a server that listens on 127.0.0.1 also answer on ::1, at the same port. */
export async function listenOnTwin(server: Server, options: ListenOptions): Promise<void> {
  if (options.host !== LOOPBACK) return;
  const twin = createServer((socket) => server.emit('connection', socket));
  twin.maxConnections = server.maxConnections;
  server.once('close', () => twin.close());
  try {
    await open(twin, LOOPBACK_6, portOf(server));
  } catch (error) {
    const isWithoutIpv6 = WITHOUT_IPV6_CODES.has(errorCodeOf(error) ?? '');
    // A port that the system chose may be taken on ::1; nobody asked for that port by number.
    if (isWithoutIpv6 || options.port === 0) return;
    server.close();
    throw describeListenError(error, options);
  }
}

async function open(listener: Listener, host: string, port: number): Promise<void> {
  listener.listen(port, host);
  await once(listener, 'listening');
}

/** Turns a failure to listen into a `UsageError` for the user; returns any other error as it is. */
export function describeListenError(error: unknown, { host, port, command }: ListenOptions): unknown {
  const withPort = `${command} -- --port`;
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return new UsageError(
        `Port ${port} is already in use. Stop the program that uses it, or choose another: ${withPort} ${port < 65_535 ? port + 1 : port - 1}`,
      );
    case 'EACCES':
      return new UsageError(
        `Port ${port} needs more rights than this user has. Choose one above 1023: ${withPort} 8080`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(
        `"${host}" is not an address of this machine. Allowed for --host: 127.0.0.1 or ::1 (this machine only), 0.0.0.0 or :: (every network), or one of the machine's own addresses.`,
      );
    default:
      return error;
  }
}

/** URLs of the site on a listening server. If the server listens on all addresses, `localhost` comes first. */
export function siteAddresses(server: Server, host: string): string[] {
  const port = portOf(server);
  const hosts = EVERY_ADDRESS.has(host)
    ? ['localhost', ...outerAddresses(host)]
    : [host === LOOPBACK ? 'localhost' : host];
  return hosts.map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}${BASE_PATH}`);
}

/** Addresses at which other machines reach this one. */
function outerAddresses(host: string): string[] {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return all
    .filter(
      ({ internal, family, scopeid }) => !internal && (family === 'IPv4' || (host === '::' && !scopeid)),
    )
    .map(({ address }) => address);
}

function portOf(server: Server): number {
  const bound: AddressInfo | string | null = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
}
