import type { ServerResponse } from 'node:http';
import type { DevServerMessage } from '../../../src/bundle/dev-messages';

/** How long a browser that lost its connection waits before it reconnects. Milliseconds. */
const RECONNECT_MS = 500;

/** A tab with more unread data than this is disconnected; it reconnects when it can. Bytes. */
const MAX_UNREAD = 1024 * 1024;

/** The browser tabs that show the site. Each keeps a stream of server-sent events open, which tells it of changes. */
export class Tabs {
  readonly #tabs = new Set<ServerResponse>();
  readonly #waiting = new Map<number, () => void>();

  /** `greet` makes the first message to a new tab. */
  constructor(private readonly greet: () => DevServerMessage) {}

  get count(): number {
    return this.#tabs.size;
  }

  /** Adds a tab. Its response stays open as long as the tab does. */
  open(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: ${RECONNECT_MS}\n\n`);
    this.#tabs.add(response);
    response.once('close', () => this.#tabs.delete(response));
    write(response, this.greet());
  }

  send(message: DevServerMessage): void {
    for (const tab of this.#tabs) write(tab, message);
  }

  /**
   * Resolves to true when the first tab reports that it shows the change with the number `change`. Resolves to false
   * after `limit` milliseconds without such a report, or at once when no tab is open.
   */
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

  confirm(change: number): void {
    this.#waiting.get(change)?.();
  }
}

function write(tab: ServerResponse, message: DevServerMessage): void {
  tab.write(`data: ${JSON.stringify(message)}\n\n`);
  if (tab.writableLength > MAX_UNREAD) tab.destroy();
}
