import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { DEV_SOCKET_PATH, type DevClientMessage, type DevServerMessage } from '../../src/bundle/dev-messages';

/** The open pages: each keeps a connection, over which it hears of changes. */
export class Tabs {
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #waiting = new Map<number, () => void>();

  /** `greet` makes the first message to a new tab. */
  constructor(server: Server, greet: () => DevServerMessage) {
    server.on('upgrade', (request, socket, head) => {
      if (!isOwnPage(request)) {
        socket.destroy();
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, (tab) => {
        tab.on('message', (data) => this.#receive(String(data)));
        tab.on('error', () => tab.terminate());
        send(tab, greet());
      });
    });
  }

  get count(): number {
    return this.#sockets.clients.size;
  }

  send(message: DevServerMessage): void {
    for (const tab of this.#sockets.clients) send(tab, message);
  }

  /** Resolves to true when a tab first says that it shows a change, to false when none has after `limit` milliseconds. */
  shown(change: number, limit: number): Promise<boolean> {
    if (this.count === 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isShown: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(change);
        resolve(isShown);
      };
      const timer = setTimeout(() => end(false), limit);
      this.#waiting.set(change, () => end(true));
    });
  }

  close(): void {
    for (const tab of this.#sockets.clients) tab.terminate();
    this.#sockets.close();
  }

  #receive(text: string): void {
    const { kind, change }: DevClientMessage = JSON.parse(text);
    if (kind === 'shown') this.#waiting.get(change)?.();
  }
}

/** Pages of other sites may open a WebSocket to this one too; what an author is writing is none of their business. */
function isOwnPage({ url, headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  return url === DEV_SOCKET_PATH && isOwn;
}

function send(tab: WebSocket, message: DevServerMessage): void {
  tab.send(JSON.stringify(message));
}
