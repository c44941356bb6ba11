/** State for a history entry that replaces the one on screen, where the reader is to stay in place. */
export const STAY_STATE = { staysInPlace: true };

/** Whether a history entry has `STAY_STATE`. */
export function staysInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysInPlace' in state;
}
