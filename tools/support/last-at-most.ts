/** Index of the last number that is at most `limit`, by binary search in ascending numbers; -1 when all are greater. */
export function lastAtMost(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
