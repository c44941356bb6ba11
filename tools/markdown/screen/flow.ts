/** Places of things of given widths in rows that break where the width is used up. */
export interface Flow {
  /** Left edge and row of each, in the order given. */
  places: { x: number; row: number; width: number }[];
  rowCount: number;
  /** Width of each row. */
  rowWidths: number[];
}

/** Puts things side by side; one that is wider than a row gets a row's width. */
export function flow(widths: readonly number[], available: number, gap: number): Flow {
  const places: Flow['places'] = [];
  const rowWidths: number[] = [];
  for (const wanted of widths) {
    const width = Math.min(wanted, available);
    const row = rowWidths.length - 1;
    const used = rowWidths[row];
    if (used !== undefined && used + gap + width <= available) {
      places.push({ x: used + gap, row, width });
      rowWidths[row] = used + gap + width;
    } else {
      places.push({ x: 0, row: row + 1, width });
      rowWidths.push(width);
    }
  }
  return { places, rowCount: rowWidths.length, rowWidths };
}
