import { FULL_LOAD_PATIENCE_MS } from '../bundle/constants';

/** Member of `history.state` that names why this entry was loaded in full; other members are the router's. */
const MARK = 'fullLoadReason';

function readState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** Why the next navigation has to be a full load; undefined if it need not be. */
let dueReason: string | undefined;

/**
 * Time at which the last full load began (`performance.now()`). Not a flag: the reader or a lost network may stop
 * the load.
 */
let begunAt = Number.NEGATIVE_INFINITY;

/**
 * Makes the reader's next navigation a full load. For code that the server no longer has because it has a newer app,
 * if the reader can do without that code for now.
 */
export function requestFullLoad(reason: string): void {
  dueReason = reason;
}

/** Loads the address bar's page in full if `requestFullLoad` was called. */
export function loadInFullIfDue(): void {
  if (dueReason !== undefined) loadInFull(dueReason);
}

/** Whether the address bar's page has been loaded in full for this reason, so that doing it again would not help. */
export function wasLoadedInFull(reason: string): boolean {
  return readState()[MARK] === reason;
}

/**
 * Loads the address bar's page in full, which brings the newest app. Returns true if a full load now runs, for whatever
 * reason it began. Returns false and does nothing if the page was loaded in full for this reason before. The reason is
 * kept in the history entry, which survives the load and works where storage is denied.
 */
export function loadInFull(reason: string): boolean {
  if (performance.now() - begunAt < FULL_LOAD_PATIENCE_MS) return true;
  if (wasLoadedInFull(reason)) return false;
  begunAt = performance.now();
  window.history.replaceState({ ...readState(), [MARK]: reason }, '');
  window.location.reload();
  return true;
}
