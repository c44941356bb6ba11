import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { SHELL_FILE } from '../../src/bundle/worker-contract';
import { belowBase } from '../site/file-names';
import { UsageError } from '../support/problems';
import { LOOPBACK, listen, siteAddresses } from './listen';
import { createSiteHandler } from './site-handler';

/** Time limit for a request to arrive completely; this server receives nothing long. Milliseconds. */
const REQUEST_LIMIT_MS = 60_000;

/** An idle connection is closed after this time. Milliseconds. */
const IDLE_LIMIT_MS = 60_000;

/**
 * Maximum number of connections at a time to each IP address that the server listens on; more are refused. Each may
 * hold a file open and some 100 KB of memory.
 */
const MAX_CONNECTIONS = 4000;

/** A running server. */
export interface RunningServer {
  /** URL of the site; the first of `addresses`. */
  address: string;
  addresses: string[];
  close(): Promise<void>;
}

interface ServeOptions {
  host?: string;
  /** The command as its user wrote it, for messages. */
  command?: string;
  /** Whether the site is about to be built: the folder may still be empty. */
  isBuilding?: boolean;
}

/**
 * Serves a built site over HTTP, always from the current files. An address below the base that has no file gets
 * `404.html`, which starts the app; in `assets/` it gets a plain 404. Until a build is complete, addresses that would
 * get `404.html` get 503.
 */
export async function serveDist(
  dist: string,
  port: number,
  { host = LOOPBACK, command = 'npm start', isBuilding = false }: ServeOptions = {},
): Promise<RunningServer> {
  if (!isBuilding && !existsSync(path.join(dist, belowBase(SHELL_FILE))))
    throw new UsageError(`There is no built site in ${dist}. Run "npm run build" first.`);
  const server = createServer(
    { headersTimeout: REQUEST_LIMIT_MS, requestTimeout: REQUEST_LIMIT_MS, connectionsCheckingInterval: 5000 },
    createSiteHandler(dist, host),
  );
  server.timeout = IDLE_LIMIT_MS;
  server.maxConnections = MAX_CONNECTIONS;
  await listen(server, { host, port, command });
  const [address = '', ...others] = siteAddresses(server, host);
  return {
    address,
    addresses: [address, ...others],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
