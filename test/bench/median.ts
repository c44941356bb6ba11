/**
 * The median of some values; of an even number of values, the upper one in the middle. 0 if there are none.
 */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
