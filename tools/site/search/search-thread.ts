import { on, once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { OutputFile } from '../../support/output-file';
import { startThread } from '../../support/start-program';
import { type IndexFile, pageTextOf, textFiles } from './build-search-index';
import { MORE, PAGES_AHEAD } from './search-messages';
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
    for (const [i, { file, page }] of [...textFiles(source)].entries()) {
      if (i > 0 && i % PAGES_AHEAD === 0) await this.#next();
      this.#worker.postMessage(page);
      yield { file: folder + file, lazy: { key: `search text ${page.key}`, make: () => pageTextOf(page) } };
    }
    this.#worker.postMessage(null);
    for (;;) {
      const message = await this.#next();
      if (message === null) return;
      if (message !== MORE) yield { file: folder + message.file, data: message.data };
    }
  }

  /** The thread's next message. Throws an error if the thread has ended. */
  async #next(): Promise<IndexFile | typeof MORE | null> {
    const { done, value } = await this.#messages.next();
    if (!done) return value[0];
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
