import { closest, distance } from 'fastest-levenshtein';

/** A name further away than this share of its length is no help. */
const MAX_DISTANCE_SHARE = 0.35;

/** Two letters changed about are two steps; of a short name, half must be right. */
const MAX_SLIPS = 2;

/** More names than this are not searched: a hint is not worth seconds. */
const MAX_NAMES = 20_000;

/** Nor is a name longer than this: it is no slip of the finger. Characters. */
const MAX_LENGTH = 200;

/** The existing name most like `wanted`, or undefined when none is near. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || names.length > MAX_NAMES || wanted.length > MAX_LENGTH) return undefined;
  const best = closest(wanted, names);
  const slips = Math.min(MAX_SLIPS, Math.floor(Math.min(wanted.length, best.length) / 2));
  return distance(wanted, best) <= Math.max(slips, best.length * MAX_DISTANCE_SHARE) ? best : undefined;
}

/** Hint that names the nearest existing name, or says that there is none. */
export function nearestHint(wanted: string, names: readonly string[], otherwise: string): string {
  const nearest = nearestName(wanted, names);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}
