import { closest, distance } from 'fastest-levenshtein';

/** Maximum edit distance of a suggestion, as a share of its length. */
const MAX_DISTANCE_SHARE = 0.35;

/** Edits allowed even in a short name, if at least half of it is right. Two swapped letters count as two edits. */
const MAX_SLIPS = 2;

/** Names longer than this are not looked up: they are not typing mistakes. Characters. */
const MAX_LENGTH = 200;

/**
 * The existing name most similar to `wanted`; undefined when none is similar enough. A path may be in the wrong folder:
 * if one path alone ends with its file name, it is that one.
 */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || wanted.length > MAX_LENGTH) return undefined;
  const file = /\/[^/]+$/.exec(wanted)?.[0];
  const [namesake, other] = file === undefined ? [] : names.filter((name) => name.endsWith(file));
  if (namesake !== undefined && other === undefined) return namesake;
  const best = closest(wanted, names);
  const slips = Math.min(MAX_SLIPS, Math.floor(Math.min(wanted.length, best.length) / 2));
  return distance(wanted, best) <= Math.max(slips, best.length * MAX_DISTANCE_SHARE) ? best : undefined;
}

/** Hint that suggests the nearest existing name; `otherwise` when there is none. */
export function nearestHint(wanted: string, names: readonly string[], otherwise: string): string {
  const nearest = nearestName(wanted, names);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}
