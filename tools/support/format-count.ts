/** A number with a noun: `1 page`, `2 pages`. */
export function formatCount(n: number, name: string): string {
  return `${n} ${name}${n === 1 ? '' : 's'}`;
}
