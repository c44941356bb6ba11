import { withBase } from '../../bundle/paths';
import { savedCacheName, sectionOfCache } from '../../bundle/worker-contract';

/** What a saved section's cache holds. It is written after the files, so that it never lists a missing one. */
export interface SavedState {
  section: string;
  /** Its index files when it was saved: if they differ now, the section has changed. */
  parts: string[];
  /** All files of the section, below `assets/`; empty while it is being saved for the first time. */
  files: string[];
  pages: number;
  /** Size of the files, uncompressed. */
  bytes: number;
  isComplete: boolean;
}

/** The state's address in the cache; no page has this address. */
const STATE_ADDRESS = withBase('/offline-state');

/** The state in a section's cache; undefined when there is none, or another program wrote it. */
export async function readState(cache: Cache): Promise<SavedState | undefined> {
  const response = await cache.match(STATE_ADDRESS);
  try {
    const state: SavedState | null | undefined = await response?.json();
    return Array.isArray(state?.files) ? state : undefined;
  } catch {
    // Not JSON: another program wrote it.
    return undefined;
  }
}

/** Puts the state into a section's cache, in place of an earlier one. */
export function writeState(cache: Cache, state: SavedState): Promise<void> {
  return cache.put(STATE_ADDRESS, new Response(JSON.stringify(state)));
}

/** The sections on this device, completely or partly saved. */
export async function listSaved(): Promise<SavedState[]> {
  const names = (await caches.keys()).filter((name) => sectionOfCache(name) !== undefined);
  const states = await Promise.all(names.map(async (name) => readState(await caches.open(name))));
  return states.filter((state) => state !== undefined);
}

/** Removes a section from this device. */
export async function removeSaved(section: string): Promise<void> {
  await caches.delete(savedCacheName(section));
}
