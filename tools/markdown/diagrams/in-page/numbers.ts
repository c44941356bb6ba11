/** A length in a drawing, rounded to tenths, which are finer than any screen. User units. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Shortens all numbers of a path. */
export function shortenPath(d: string): string {
  return d
    .replace(/-?(?:(?<!\d)\d+)?\.\d+(?:e-?\d+)?/g, (number) => short(Number(number)))
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .trim();
}

/** Whether a matrix only moves, without rotation, scaling or skew. */
export function isMove({ a, b, c, d }: DOMMatrix): boolean {
  return a === 1 && b === 0 && c === 0 && d === 1;
}

/** A matrix as the value of `transform`; empty for the identity. */
export function transformOf(matrix: DOMMatrix): string {
  const [x, y] = [short(matrix.e), short(matrix.f)];
  if (isMove(matrix)) return x === '0' && y === '0' ? '' : `translate(${x} ${y})`;
  const { a, b, c, d } = matrix;
  const factors = [a, b, c, d].map((value) => Math.round(value * 1000) / 1000 + 0);
  return `matrix(${[...factors, x, y].join(' ')})`;
}
