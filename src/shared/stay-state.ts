/** `state` for `navigate(…, { replace: true })` that must not scroll. */
export const STAY_STATE = { staysInPlace: true };

/** Whether a history entry has `STAY_STATE`. */
export function staysInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysInPlace' in state;
}
