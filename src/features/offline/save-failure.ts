import { type ChunkFailure, ChunkLoadError } from '../../bundle/chunk-load-error';

/** Why a section could not be saved. */
export type SaveFailure =
  /** The storage has no room for the section. `used` and `quota` are in bytes; both are absent if a write failed. */
  | { kind: 'quota'; used?: number; quota?: number }
  | { kind: 'load'; failure: ChunkFailure }
  /** The browser runs no service worker here, so the section could not be shown offline. */
  | { kind: 'no-worker' }
  /** A new deployment has removed the section. */
  | { kind: 'gone' }
  /** A bug in the program, or a browser that lacks something. */
  | { kind: 'fault' };

/** Converts an error to what the reader is told. */
export function toSaveFailure(error: unknown): SaveFailure {
  if (error instanceof ChunkLoadError) return { kind: 'load', failure: error.failure };
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'quota' };
  return { kind: 'fault' };
}
