import { ChunkLoadError } from '../../bundle/chunk-load-error';
import { SAVE_CONCURRENCY } from '../../bundle/constants';
import { findLinkedFiles } from '../../bundle/linked-files';
import { parseSectionIndex } from '../../bundle/parse-records';
import type { SectionRef } from '../../bundle/records';
import { savedCacheName } from '../../bundle/worker-contract';
import { dropOthers, obtainFile } from './bundle-cache';
import { inParallel } from './in-parallel';
import { readState, type SavedState, writeState } from './saved-state';

interface SaveOptions {
  signal?: AbortSignal;
  /** Called at the start and after every page. */
  onProgress?: (done: number, total: number) => void;
}

/** The files of a section and their total size in bytes. */
class SectionFiles {
  readonly files = new Set<string>();
  bytes = 0;
  /** Files that pages link to, also those still being fetched: pages saved at the same time may share some. */
  readonly #linked = new Set<string>();

  constructor(
    readonly cache: Cache,
    readonly signal: AbortSignal | undefined,
  ) {}

  /** Throws what `obtainFile` throws. */
  async obtain(file: string): Promise<Response> {
    const response = await obtainFile(this.cache, file, this.signal);
    const { size } = await response.clone().blob();
    this.bytes += size;
    this.files.add(file);
    return response;
  }

  /** Obtains a page and the files it links to. A missing image or download is no failure: the page stays readable. */
  async obtainPage(file: string): Promise<void> {
    const record = await (await this.obtain(file)).text();
    for (const linked of findLinkedFiles(record)) {
      if (this.#linked.has(linked)) continue;
      this.#linked.add(linked);
      try {
        await this.obtain(linked);
      } catch (error) {
        if (!(error instanceof ChunkLoadError && error.failure.kind === 'missing')) throw error;
      }
    }
  }
}

/**
 * Puts all files of a section into its cache: indexes, records and the files they link to. Files already there are
 * not fetched again: an interrupted save continues where it stopped, and a changed section costs only its changes.
 * Deletes nothing and does not write the cache's state: the caller has to write the state returned.
 * Throws what `obtainFile` throws.
 */
export async function obtainSection(
  cache: Cache,
  { name, parts }: Pick<SectionRef, 'name' | 'parts'>,
  { signal, onProgress }: SaveOptions = {},
): Promise<SavedState> {
  const section = new SectionFiles(cache, signal);
  const partFiles = parts.map(({ file }) => file);
  const indexes = await Promise.all(
    partFiles.map(async (file) => parseSectionIndex(await (await section.obtain(file)).json())),
  );
  const pages = indexes.flatMap((index) => index.pages);
  let done = 0;
  onProgress?.(done, pages.length);
  await inParallel(pages, SAVE_CONCURRENCY, async ({ file }) => {
    signal?.throwIfAborted();
    await section.obtainPage(file);
    onProgress?.(++done, pages.length);
  });
  const { files, bytes } = section;
  const counts = { pages: pages.length, bytes };
  return { section: name, parts: partFiles, files: [...files], ...counts, isComplete: true };
}

/**
 * Saves a section. Writes an incomplete state first, if there is none, so that the section is among the saved ones from
 * the start. Files saved before a failure stay.
 */
export async function saveSection(
  section: Pick<SectionRef, 'name' | 'parts'>,
  options: SaveOptions = {},
): Promise<SavedState> {
  const cache = await caches.open(savedCacheName(section.name));
  const parts = section.parts.map(({ file }) => file);
  const begun = { section: section.name, parts, files: [], pages: 0, bytes: 0, isComplete: false };
  await writeState(cache, (await readState(cache)) ?? begun);
  const state = await obtainSection(cache, section, options);
  await writeState(cache, state);
  await dropUnlisted(cache);
  return state;
}

/** Deletes the files that a saved section does not list: those of another version. */
export async function dropUnlisted(cache: Cache): Promise<void> {
  const state = await readState(cache);
  if (state?.isComplete) await dropOthers(cache, new Set(state.files));
}
