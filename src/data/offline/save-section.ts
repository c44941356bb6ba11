import { ChunkLoadError } from '../../bundle/chunk-load-error';
import { SAVE_CONCURRENCY } from '../../bundle/constants';
import { findLinkedFiles } from '../../bundle/linked-files';
import { parseSectionIndex } from '../../bundle/parse-records';
import type { SectionRef } from '../../bundle/records';
import { savedCacheName } from '../../bundle/worker-contract';
import { dropOthers, obtainFile } from './bundle-cache';
import { inParallel } from './in-parallel';
import { readState, type SavedState, writeState } from './saved-state';

export interface SaveOptions {
  signal?: AbortSignal;
  /** Told after every page. */
  onProgress?: (done: number, total: number) => void;
  /** Leaves files of an older version, for pages that still run it: `dropOld` is to follow. */
  keepOld?: boolean;
}

/** Files taken along, with the bytes they have. */
class Haul {
  readonly files = new Set<string>();
  bytes = 0;

  constructor(
    readonly cache: Cache,
    readonly signal: AbortSignal | undefined,
  ) {}

  async take(file: string): Promise<Response> {
    const response = await obtainFile(this.cache, file, this.signal);
    const { size } = await response.clone().blob();
    this.bytes += size;
    this.files.add(file);
    return response;
  }
}

/** A page, and what it shows. An image or download that is not there does not keep the page from being read. */
async function takePage(haul: Haul, file: string): Promise<void> {
  const record = await (await haul.take(file)).text();
  for (const linked of findLinkedFiles(record)) {
    if (haul.files.has(linked)) continue;
    try {
      await haul.take(linked);
    } catch (error) {
      if (!(error instanceof ChunkLoadError && error.failure.kind === 'missing')) throw error;
    }
  }
}

/**
 * Puts a whole section into a cache of its own: indexes, records and the files they show. What is there
 * already is not fetched again, so that a save that was cut off goes on where it stopped, and a section
 * that has changed costs what changed. Throws what `obtainFile` throws; what was saved until then stays.
 */
export async function saveSection(
  { name, parts }: Pick<SectionRef, 'name' | 'parts'>,
  { signal, onProgress, keepOld = false }: SaveOptions = {},
): Promise<SavedState> {
  const cache = await caches.open(savedCacheName(name));
  const haul = new Haul(cache, signal);
  const partFiles = parts.map(({ file }) => file);
  const begun = { section: name, parts: partFiles, files: [], pages: 0, bytes: 0, isComplete: false };
  await writeState(cache, (await readState(cache)) ?? begun);
  const indexes = await Promise.all(
    partFiles.map(async (file) => parseSectionIndex(await (await haul.take(file)).json())),
  );
  const pages = indexes.flatMap((index) => index.pages);
  let done = 0;
  onProgress?.(done, pages.length);
  await inParallel(pages, SAVE_CONCURRENCY, async ({ file }) => {
    signal?.throwIfAborted();
    await takePage(haul, file);
    onProgress?.(++done, pages.length);
  });
  const { files, bytes } = haul;
  const state = { ...begun, files: [...files], pages: pages.length, bytes, isComplete: true };
  await writeState(cache, state);
  if (!keepOld) await dropOthers(cache, files);
  return state;
}

/** Deletes what a save with `keepOld` has left. */
export async function dropOld(cache: Cache): Promise<void> {
  const state = await readState(cache);
  if (state?.isComplete) await dropOthers(cache, new Set(state.files));
}
