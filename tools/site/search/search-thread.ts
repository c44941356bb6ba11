import { on, once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { OutputFile } from '../../support/output-file';
import { startThread } from '../../support/start-program';
import { type IndexFile, pageTextOf } from './build-search-index';
import { readPage, type SearchPlan, type SearchSource } from './search-source';

export interface SearchJob {
  /** Folder of the bundle, where the records of the pages are. */
  folder: string;
  source: SearchSource;
}

/** A thread that makes one search index. It loads its code and its cache while earlier stages run. */
export class SearchThread {
  readonly #worker: Worker;
  readonly #messages: ReturnType<typeof on>;
  readonly #ended: Promise<number[]>;

  /** `root` is the content folder. */
  constructor(root: string) {
    this.#worker = startThread(new URL('./search-worker.ts', import.meta.url), { root });
    this.#messages = on(this.#worker, 'message', { close: ['exit'] });
    this.#ended = once(this.#worker, 'exit');
    // This prevents an unhandled rejection; `finish` throws the error.
    this.#ended.catch(() => undefined);
  }

  /** Makes the index and yields its files as they are made. Throws the signal's reason when `signal` aborts. */
  async *make(plan: SearchPlan, folder: string, signal: AbortSignal): AsyncGenerator<OutputFile> {
    signal.addEventListener('abort', () => this.#messages.throw?.(signal.reason), { once: true });
    this.#worker.postMessage({ folder, source: plan.source } satisfies SearchJob);
    for await (const [message] of this.#messages) {
      const file: IndexFile | null = message;
      if (file === null) return;
      yield outputFile(file, plan.folder, folder);
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

/**
 * The text file of a page has a key made from the page's key. While the page's key is the same, the last build's file
 * is reused.
 */
function outputFile({ file, data, page }: IndexFile, indexFolder: string, folder: string): OutputFile {
  const name = indexFolder + file;
  if (!page) return { file: name, data: data ?? '' };
  const make = () => data ?? pageTextOf(readPage(page, folder));
  return { file: name, lazy: { key: `search text ${page.key}`, make } };
}
