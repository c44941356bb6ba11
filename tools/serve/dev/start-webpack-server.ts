import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import WebpackDevServer from 'webpack-dev-server';
import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { DEV_EVENTS_PATH, HOT_SOCKET_PATH } from '../../../src/bundle/dev-messages';
import { leadsToBase } from '../../site/file-names';
import { describeListenError, type ListenOptions, listenOnTwin, siteAddresses } from '../listen';
import { refusalOf } from '../refusal-of';
import type { LiveApp } from './live-app';

/** Maximum size of a message to the WebSocket. Open pages send no messages, so a small limit is enough. Bytes. */
const MAX_SOCKET_MESSAGE = 1024;

/** A listening development server. */
export type RunningDevServer = Awaited<ReturnType<typeof startWebpackServer>>;

/** Addresses of webpack-dev-server's own tools, one of which opens an editor. They must not be reachable. */
const TOOLS_PATTERN = /^\/+webpack-dev-server/i;

function isOfSite(url: string): boolean {
  const [address = ''] = url.split('?');
  return (address.startsWith(BASE_PATH) || leadsToBase(address)) && !TOOLS_PATTERN.test(address);
}

/**
 * Starts webpack-dev-server, which builds and serves the app, replaces its modules in open pages, and refuses
 * WebSockets under another host name (DNS rebinding), as `refusalOf` does requests. `answer` gets the requests for which
 * webpack-dev-server has no file, all requests outside the site, and every request while webpack waits. A port that is
 * not available is reported to `onFault` before anything is built. `onFault` must end the process, because
 * webpack-dev-server then throws an error that nobody can catch. If the port is taken only on ::1, this function throws
 * instead.
 */
export async function startWebpackServer(
  app: Pick<LiveApp, 'compiler' | 'isWaiting'>,
  options: ListenOptions,
  answer: RequestListener,
  onFault: (error: unknown) => void,
) {
  const { host, port } = options;
  let server: Server | undefined;
  const devServer = new WebpackDevServer<WebpackDevServer.ExpressApplication, Server>(
    {
      host,
      port,
      server: {
        type: (_options, handle) => {
          server = createServer(handle);
          // Added before webpack-dev-server's own error listener.
          server.on('error', (error) => onFault(describeListenError(error, options)));
          // webpack-dev-server never closes a socket that asks for a WebSocket other than its own, and gives its own to
          // the pages of any server on this machine.
          server.on('upgrade', ({ url = '', headers: { origin = '', host: asked } }, socket) => {
            const isOwnPage = URL.canParse(origin) && new URL(origin).host === asked;
            if (url.split('?')[0] !== HOT_SOCKET_PATH || !isOwnPage) socket.destroy();
          });
          return server;
        },
      },
      webSocketServer: { type: 'ws', options: { path: HOT_SOCKET_PATH, maxPayload: MAX_SOCKET_MESSAGE } },
      // The configuration adds webpack's scripts to the app.
      client: false,
      hot: true,
      liveReload: false,
      compress: false,
      static: false,
      setupExitSignals: false,
      devMiddleware: {
        publicPath: BASE_PATH + ASSETS_DIR,
        index: false,
        stats: 'none',
        headers: { 'Cache-Control': 'no-store' },
      },
      setupMiddlewares: (middlewares) => [
        // Requests outside the site are answered before the middlewares of webpack-dev-server see them.
        (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const { url = '' } = request;
          // Open pages tell by POST what they show.
          const refusal = url.startsWith(DEV_EVENTS_PATH) ? undefined : refusalOf(request, host);
          if (refusal) response.writeHead(refusal.status, refusal.headers).end(`${refusal.text}\n`);
          else if (isOfSite(url) && !app.isWaiting) next();
          else answer(request, response);
        },
        ...middlewares,
        answer,
      ],
    },
    app.compiler,
  );
  await devServer.start();
  if (!server) throw new Error('webpack-dev-server asked for no server');
  const close = async (): Promise<void> => {
    await devServer.stop();
    await new Promise<void>((resolve) => app.compiler.close(() => resolve()));
  };
  try {
    await listenOnTwin(server, options);
  } catch (error) {
    await close();
    throw error;
  }
  return { addresses: siteAddresses(server, host), close };
}
