import { FULL_LOAD_PATIENCE_MS } from '../bundle/constants';

/** Member of `history.state` that names why this entry was loaded in full; other members are the router's. */
const MARK = 'fullLoadReason';

function readState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

let dueReason: string | undefined;

/** When a full load began, of the document's time; it may be stopped, by the reader or for want of a network. */
let begunAt = Number.NEGATIVE_INFINITY;

/**
 * Has the next page the reader goes to loaded in full: the app is too old for the server, but nobody waits
 * for what it lacks. Forgotten with the document, as it should be.
 */
export function requestFullLoad(reason: string): void {
  dueReason = reason;
}

/** Loads the address bar's page in full if that is due. */
export function loadInFullIfDue(): void {
  if (dueReason !== undefined) loadInFull(dueReason);
}

/** Whether the address bar's page has been loaded in full for this reason, so that doing it again would not help. */
export function wasLoadedInFull(reason: string): boolean {
  return readState()[MARK] === reason;
}

/**
 * Loads the address bar's page in full, which brings the newest app; false, and nothing happens, when that
 * was done for this reason before. While one is on its way, for whatever reason, it serves. The history entry remembers it, not the storage: it outlives the load,
 * and works where storage is denied.
 */
export function loadInFull(reason: string): boolean {
  if (performance.now() - begunAt < FULL_LOAD_PATIENCE_MS) return true;
  if (wasLoadedInFull(reason)) return false;
  begunAt = performance.now();
  window.history.replaceState({ ...readState(), [MARK]: reason }, '');
  window.location.reload();
  return true;
}
