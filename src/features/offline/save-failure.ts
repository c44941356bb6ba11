import { type ChunkFailure, ChunkLoadError } from '../../bundle/chunk-load-error';

/** Why a section could not be saved. */
export type SaveFailure =
  /** The storage has no room for it. `used`, `quota`: bytes; absent when a write failed. */
  | { kind: 'quota'; used?: number; quota?: number }
  | { kind: 'load'; failure: ChunkFailure }
  /** Nothing could show it offline: the browser runs no service worker here. */
  | { kind: 'no-worker' }
  /** A deployment took the section away. */
  | { kind: 'gone' };

/** What went wrong, as far as the reader can do something about it; undefined for a fault of the program. */
export function toSaveFailure(error: unknown): SaveFailure | undefined {
  if (error instanceof ChunkLoadError) return { kind: 'load', failure: error.failure };
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'quota' };
  return undefined;
}
