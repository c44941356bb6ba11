import type { Worker } from 'node:worker_threads';
import type { OutputFile } from '../../support/output-file';
import { startThread } from '../../support/worker-entry';
import { type IndexFile, pageTextOf } from './build-search-index';
import type { SearchPlan } from './plan-search';
import { readPage, type SearchSource } from './search-source';

/** What the thread is asked to make. */
export interface SearchJob {
  /** Folders of the bundle: a page's key is its file in the first that has it. */
  folders: string[];
  source: SearchSource;
}

/** A thread that makes one search index. It loads its code and its cache while the stages before it run. */
export class SearchThread {
  readonly #worker: Worker;
  readonly #exited: Promise<unknown>;
  readonly #arrived: IndexFile[][] = [];
  #isDone = false;
  #failure: unknown;
  #wake = (): void => undefined;

  /** `root` is the content folder. */
  constructor(root: string) {
    this.#worker = startThread(new URL('./search-worker.ts', import.meta.url), { root });
    this.#worker.on('message', (files: IndexFile[] | null) => {
      if (files) this.#arrived.push(files);
      else this.#isDone = true;
      this.#wake();
    });
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => {
      if (!this.#isDone)
        this.#fail(new Error(`the search index was not made: its thread ended with ${code}`));
    });
    this.#exited = new Promise((resolve) => this.#worker.once('exit', resolve));
  }

  /** Makes the index and yields its files as they are made. Throws the signal's reason when `signal` aborts. */
  async *make(plan: SearchPlan, folders: string[], signal: AbortSignal): AsyncGenerator<OutputFile> {
    const abort = (): void => this.#fail(signal.reason);
    signal.addEventListener('abort', abort);
    try {
      this.#worker.postMessage({ folders, source: plan.source } satisfies SearchJob);
      for (;;) {
        this.#throwFailure();
        for (const file of this.#arrived.splice(0).flat()) yield outputFile(file, plan.folder, folders);
        if (this.#isDone && this.#arrived.length === 0) return;
        if (this.#arrived.length === 0 && this.#failure === undefined)
          await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** Waits until the thread has saved its cache. Throws what ended it before. */
  async finish(): Promise<void> {
    await this.#exited;
    this.#throwFailure();
  }

  /** Ends the thread, whatever it does. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#wake();
  }

  #throwFailure(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }
}

/** The text of a page has the page's key: while the key is the same, the last build's file is reused. */
function outputFile({ file, data, page }: IndexFile, folder: string, folders: readonly string[]): OutputFile {
  const name = folder + file;
  if (!page) return { file: name, data: data ?? '' };
  const make = () => data ?? pageTextOf(readPage(page, folders));
  return { file: name, lazy: { key: `search text ${page.key}`, make } };
}
