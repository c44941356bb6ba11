/** The middle one of some values; of an even number the upper of the two. 0 when there is none. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
