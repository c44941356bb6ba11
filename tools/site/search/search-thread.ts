import { on, once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { OutputFile } from '../../support/output-file';
import { startThread } from '../../support/start-program';
import { type IndexFile, pageTextOf, textFiles } from './build-search-index';
import type { SearchPlan } from './search-source';

/** A thread that makes one search index. It loads its code and its cache while earlier stages run. */
export class SearchThread {
  readonly #worker: Worker;
  readonly #messages: ReturnType<typeof on>;
  readonly #ended: Promise<number[]>;

  /** `root` is the content folder. */
  constructor(root: string) {
    this.#worker = startThread('search-worker', { root });
    this.#messages = on(this.#worker, 'message', { close: ['exit'] });
    this.#ended = once(this.#worker, 'exit');
    // This prevents an unhandled rejection; `finish` throws the error.
    this.#ended.catch(() => undefined);
  }

  /** Makes the index and yields its files as they are made. Throws the signal's reason when `signal` aborts. */
  async *make({ source, folder }: SearchPlan, signal: AbortSignal): AsyncGenerator<OutputFile> {
    signal.addEventListener('abort', () => this.#messages.throw?.(signal.reason), { once: true });
    const { pages: _, ...settings } = source;
    this.#worker.postMessage(settings);
    for (const { file, page } of textFiles(source)) {
      this.#worker.postMessage(page);
      yield { file: folder + file, lazy: { key: `search text ${page.key}`, make: () => pageTextOf(page) } };
    }
    this.#worker.postMessage(null);
    for await (const [message] of this.#messages) {
      const file: IndexFile | null = message;
      if (file === null) return;
      yield { file: folder + file.file, data: file.data };
    }
    const [code] = await this.#ended;
    throw new Error(`the search index was not made: its thread ended with exit code ${code}`);
  }

  /** Waits until the thread has saved its cache and ended. Throws the error if it ended with one. */
  async finish(): Promise<void> {
    await this.#ended;
  }

  /** Ends the thread, even in the middle of its work. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
