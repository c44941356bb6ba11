import { FULL_LOAD_PATIENCE_MS } from '../bundle/constants';

/** Member of `history.state` that names why this entry was loaded in full; other members are the router's. */
const MARK = 'fullLoadReason';

function readState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

let dueReason: string | undefined;

/** Start of the last full load, by `performance.now()`; the reader or a lost network may stop that load. */
let begunAt = Number.NEGATIVE_INFINITY;

/**
 * Makes the reader's next navigation a full load: the app is too old for the server, but nobody waits for the
 * missing file. The request ends with the document, as it should.
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
 * Loads the address bar's page in full, which brings the newest app. Returns false and does nothing if that was done
 * for this reason before. A full load in progress, for any reason, counts. The reason is kept in the history entry,
 * which survives the load and works where storage is denied.
 */
export function loadInFull(reason: string): boolean {
  if (performance.now() - begunAt < FULL_LOAD_PATIENCE_MS) return true;
  if (wasLoadedInFull(reason)) return false;
  begunAt = performance.now();
  window.history.replaceState({ ...readState(), [MARK]: reason }, '');
  window.location.reload();
  return true;
}
