import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a server, whose connections a test can cut. Playwright's `setOffline` does not
 * affect service workers: their own requests would still reach the server.
 */
export class Connection {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isCut = false;
  #trap: { pattern: RegExp; left: number } | undefined;

  private constructor(targetPort: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) {
        near.destroy();
        return;
      }
      const far = connect(targetPort, 'localhost');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('close', () => this.#sockets.delete(socket));
        // If one socket breaks, the other is closed too. No test needs the error.
        socket.on('error', () => this.#drop([near, far]));
      }
      near.on('data', (bytes) => this.#watch(bytes));
      near.pipe(far).pipe(near);
    });
  }

  /** Starts a proxy for a port of this machine. */
  static async to(targetPort: number): Promise<Connection> {
    const connection = new Connection(targetPort);
    await new Promise<void>((resolve) => connection.#server.listen(0, resolve));
    return connection;
  }

  /** Origin of the site behind the proxy. */
  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /**
   * Cuts the connection when `count` requests with a matching path have come. The last of them gets no
   * answer.
   */
  cutAt(pattern: RegExp, count = 1): void {
    this.#trap = { pattern, left: count };
  }

  cut(): void {
    this.#isCut = true;
    this.#trap = undefined;
    this.#drop(this.#sockets);
  }

  restore(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #watch(bytes: Buffer): void {
    for (const [, path = ''] of bytes.toString('latin1').matchAll(/^[A-Z]+ (\S+) HTTP\/1/gm)) {
      if (this.#trap?.pattern.test(path) && --this.#trap.left === 0) this.cut();
    }
  }

  #drop(sockets: Iterable<Socket>): void {
    for (const socket of sockets) socket.destroy();
  }
}
