import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Maximum time for a server to start, with the first build of the app. Milliseconds. */
const START_LIMIT_MS = 180_000;

/**
 * Settings of the C library. By default, it keeps memory that compression threads have freed in an arena for
 * each thread, so resident memory varies by hundreds of megabytes without a leak. With one arena, growth
 * shows a leak.
 */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

/** What a process holds at a moment. */
export interface Sample {
  /** Open file descriptors, sockets among them. */
  files: number;
  /** Resident memory. MB. */
  memory: number;
}

/** A server of the command line in a process of its own, watched from outside (Linux only). */
export class WatchedServer {
  /** Standard output and error. */
  output = '';

  /** Port of the server, known once it is ready. */
  port = 0;

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        // The last part of the output is enough to tell why a server died.
        this.output = (this.output + data.toString()).slice(-20_000);
      });
  }

  /** Starts a command such as `serve` on a free port, and waits until its output matches `ready`. */
  static async start(args: readonly string[], ready: RegExp): Promise<WatchedServer> {
    const child = spawn(process.execPath, ['tools/run.mjs', ...args, '--port', '0'], {
      cwd: ROOT,
      env: { ...process.env, ...ONE_ARENA },
    });
    const server = new WatchedServer(child);
    const until = performance.now() + START_LIMIT_MS;
    while (!ready.test(server.output)) {
      if (server.hasEnded || performance.now() > until)
        throw new Error(`${args[0]} did not start:\n${server.output}`);
      await setTimeout(100);
    }
    server.port = Number(/http:\/\/localhost:(\d+)\//.exec(server.output)?.[1]);
    return server;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  sample(): Sample {
    const folder = `/proc/${this.child.pid}`;
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1];
    return { files: readdirSync(`${folder}/fd`).length, memory: Math.round(Number(memory) / 1024) };
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    await new Promise((resolve) => {
      this.child.once('exit', resolve);
      this.child.kill('SIGTERM');
    });
  }
}
