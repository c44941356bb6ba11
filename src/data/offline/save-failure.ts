import { type ChunkFailure, ChunkLoadError } from '../../bundle/chunk-load-error';

/** Why a section could not be saved. */
export type SaveFailure =
  /** It does not fit; both in bytes, absent where the browser does not say. */
  | { kind: 'quota'; used?: number; quota?: number }
  | { kind: 'load'; failure: ChunkFailure }
  /** Nothing could show it offline: the browser runs no service worker here. */
  | { kind: 'no-worker' }
  /** A deployment took the section away. */
  | { kind: 'gone' };

/** What went wrong, as far as the reader can do something about it; undefined for a fault of the program. */
export async function toSaveFailure(error: unknown): Promise<SaveFailure | undefined> {
  if (error instanceof ChunkLoadError) return { kind: 'load', failure: error.failure };
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return quotaFailure();
  return undefined;
}

/** The browser's own figures. */
export async function quotaFailure(): Promise<SaveFailure> {
  const { usage, quota } = (await navigator.storage?.estimate()) ?? {};
  return {
    kind: 'quota',
    ...(usage !== undefined && { used: usage }),
    ...(quota !== undefined && { quota }),
  };
}
