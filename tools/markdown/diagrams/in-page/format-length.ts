/** Writes a length in user units, rounded to tenths. No screen shows smaller differences. */
export function formatLength(value: number): string {
  // `+ 0` turns -0 into 0.
  return String(Math.round(value * 10) / 10 + 0);
}

/** Rounds the fractions in a path to tenths. In a compact path, a sign or point begins a number: `1.9-.04`, `1.5.5`. */
export function roundPath(d: string): string {
  return d
    .replace(/-?(?:(?<!\d)\d+)?\.\d+(?:e-?\d+)?/g, (number) => ` ${formatLength(Number(number))}`)
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .trim();
}
