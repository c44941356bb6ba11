import type { OutputFile } from '../../support/output-file';
import { startThread } from '../../support/worker-entry';
import { type IndexFile, pageTextOf } from './build-search-index';
import type { SearchPlan } from './plan-search';
import { readPage } from './read-page';
import type { SearchSource } from './search-source';

/** Input of the thread. */
export interface SearchJob {
  /** Folders of the bundle: a page's key is its file in the first that has it. */
  folders: string[];
  source: SearchSource;
  /** The content folder. */
  root: string;
}

/**
 * Makes the search index of a bundle whose pages are in `folders`, in a separate thread, and yields its files as they
 * are made. Throws the signal's reason when `signal` aborts.
 */
export async function* makeSearchIndex(
  plan: SearchPlan,
  job: Omit<SearchJob, 'source'>,
  signal: AbortSignal,
): AsyncGenerator<OutputFile> {
  const data: SearchJob = { ...job, source: plan.source };
  const worker = startThread(new URL('./search-worker.ts', import.meta.url), data);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const arrived: IndexFile[][] = [];
  let isDone = false;
  let failure: unknown;
  let wake = (): void => undefined;
  worker.on('message', (files: IndexFile[] | null) => {
    if (files) arrived.push(files);
    else isDone = true;
    wake();
  });
  const fail = (error: unknown): void => {
    failure ??= error;
    wake();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => {
    if (!isDone) fail(new Error(`the search index was not made: its thread ended with ${code}`));
  });
  const abort = (): void => fail(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    for (;;) {
      if (failure !== undefined) throw failure;
      for (const file of arrived.splice(0).flat()) yield outputFile(file, plan.folder, job.folders);
      if (isDone && arrived.length === 0) break;
      if (arrived.length === 0 && failure === undefined)
        await new Promise<void>((resolve) => (wake = resolve));
    }
    // The thread is still saving its cache.
    await ended;
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}

/** The text of a page has the page's key: while the key is the same, the last build's file is reused. */
function outputFile({ file, data, page }: IndexFile, folder: string, folders: readonly string[]): OutputFile {
  const name = folder + file;
  if (!page) return { file: name, data: data ?? '' };
  const make = () => data ?? pageTextOf(readPage(page, folders));
  return { file: name, lazy: { key: `search text ${page.key}`, make } };
}
