/** A line of a comparison: on both sides, only on the page, or only in what the product gave. */
export interface DiffLine {
  sign: ' ' | '-' | '+';
  text: string;
  /** 0-based line in the page's text. For a line that is only in the output: the next line of the page's text. */
  at: number;
}

/** Stands for lines or characters that a page leaves out. */
const ELLIPSIS = '…';

/** Maximum number of page lines × output lines: the table for a larger comparison would take too much memory. */
export const MAX_CELLS = 20_000_000;

/**
 * Compares what a page says with what the product gave, line by line. In the page's text, a line `…` stands for any
 * number of lines, and `…` in a line for any characters. When the two agree, no line has the sign `-` or `+`.
 */
export function compareLines(expected: readonly string[], actual: readonly string[]): DiffLine[] {
  const [rows, columns] = [expected.length, actual.length];
  const isGap = expected.map((line) => line.trim() === ELLIPSIS);
  const agree = (i: number, j: number) =>
    !isGap[i] && i < rows && j < columns && matchesLine(expected[i] ?? '', actual[j] ?? '');
  // Minimum number of differing lines between the rest from expected[i] and the rest from actual[j].
  const costs = new Uint32Array((rows + 1) * (columns + 1));
  const cost = (i: number, j: number) => costs[i * (columns + 1) + j] ?? 0;
  const step = (i: number) => (isGap[i] ? 0 : 1);
  for (let i = rows; i >= 0; i--)
    for (let j = columns; j >= 0; j--) {
      if (i === rows && j === columns) continue;
      const without = i < rows ? cost(i + 1, j) + step(i) : Infinity;
      const added = j < columns ? cost(i, j + 1) + step(i) : Infinity;
      const both = agree(i, j) ? cost(i + 1, j + 1) : Infinity;
      costs[i * (columns + 1) + j] = Math.min(without, added, both);
    }
  const lines: DiffLine[] = [];
  for (let i = 0, j = 0; i < rows || j < columns; ) {
    if (agree(i, j) && cost(i, j) === cost(i + 1, j + 1)) {
      lines.push({ sign: ' ', text: expected[i] ?? '', at: i++ });
      j++;
    } else if (i < rows && cost(i, j) === cost(i + 1, j) + step(i)) {
      lines.push({ sign: isGap[i] ? ' ' : '-', text: expected[i] ?? '', at: i++ });
    } else {
      if (!isGap[i]) lines.push({ sign: '+', text: actual[j] ?? '', at: i });
      j++;
    }
  }
  return lines;
}

/** Whether a line of the page matches a line of the output; `…` on the page stands for any characters. */
function matchesLine(expected: string, actual: string): boolean {
  const [first = '', ...parts] = expected.split(ELLIPSIS);
  const last = parts.pop();
  if (last === undefined) return first === actual;
  if (!actual.startsWith(first)) return false;
  let from = first.length;
  for (const part of parts) {
    const found = actual.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return actual.endsWith(last) && actual.length - last.length >= from;
}
