import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../worker-entry';
import type { WriteJob } from './write-job';

/** Jobs of one message: each message costs as much as a small file. */
const BATCH_SIZE = 16;

/** More threads than this wait for the disk. */
const MAX_THREADS = 4;

/** Batches a thread has before it; what writes faster waits, so that memory does not grow with the site. */
const MAX_WAITING = 3;

interface Thread {
  worker: Worker;
  waiting: number;
}

/** Threads that write files below one folder. */
export class WritePool {
  readonly #threads: Thread[];
  readonly #wakeUps: (() => void)[] = [];
  #batch: WriteJob[] = [];
  #error: Error | undefined;

  constructor(folder: string) {
    const source = new URL('./write-worker.ts', import.meta.url);
    const count = Math.min(MAX_THREADS, Math.max(2, availableParallelism()));
    this.#threads = Array.from({ length: count }, () => {
      const worker = startThread(source, folder);
      const thread: Thread = { worker, waiting: 0 };
      worker.on('message', () => {
        thread.waiting--;
        this.#wake();
      });
      worker.on('error', (error) => {
        this.#error ??= error instanceof Error ? error : new Error(String(error));
        this.#wake();
      });
      return thread;
    });
  }

  /** Takes a job. Resolves when there is room for the next; rejects when one before it failed. */
  async write(job: WriteJob): Promise<void> {
    this.#batch.push(job);
    if (this.#batch.length >= BATCH_SIZE) await this.#send();
  }

  /** Resolves when everything taken so far is on disk. */
  async settle(): Promise<void> {
    if (this.#batch.length > 0) await this.#send();
    while (this.#threads.some(({ waiting }) => waiting > 0)) await this.#change();
    if (this.#error) throw this.#error;
  }

  /** Ends the threads, whatever they are doing. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  async #send(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    for (;;) {
      if (this.#error) throw this.#error;
      const [thread] = this.#threads.toSorted((a, b) => a.waiting - b.waiting);
      if (thread && thread.waiting < MAX_WAITING) {
        thread.waiting++;
        thread.worker.postMessage(batch);
        return;
      }
      await this.#change();
    }
  }

  /** Resolves at the next news from a thread. */
  async #change(): Promise<void> {
    if (this.#error) throw this.#error;
    await new Promise<void>((resolve) => this.#wakeUps.push(resolve));
  }

  #wake(): void {
    for (const wakeUp of this.#wakeUps.splice(0)) wakeUp();
  }
}
