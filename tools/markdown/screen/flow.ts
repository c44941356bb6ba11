/** Places of items in rows; a row breaks where the next item does not fit. */
export interface Flow {
  /** Left edge, row and width of each item, in the given order. */
  places: { x: number; row: number; width: number }[];
  rowCount: number;
  /** Width of each row. */
  rowWidths: number[];
}

/** Puts items of given widths side by side. An item wider than `available` is shrunk to that width. */
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
