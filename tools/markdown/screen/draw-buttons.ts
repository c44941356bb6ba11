import { type Box, type Canvas, CONTROL_HEIGHT, ROW_GAP, widthOfText } from './canvas';
import { flow } from './measure-text';

const PADDING = 14;
const GAP = 8;
const MIN_WIDTH = 52;

/** Width that a button with this label needs. */
export function buttonWidth(label: string): number {
  return Math.max(MIN_WIDTH, widthOfText(label) + 2 * PADDING);
}

/** Draws a button as wide as its box. */
export function drawButton(canvas: Canvas, label: string, box: Box, isMain: boolean): void {
  canvas.area(isMain ? 'main' : 'control', box, CONTROL_HEIGHT);
  canvas.text(label, {
    x: box.x + box.width / 2,
    y: box.y + CONTROL_HEIGHT / 2,
    width: box.width - PADDING,
    look: isMain ? 'main' : 'plain',
    anchor: 'mid',
  });
}

/** Draws buttons in as many rows as they need; returns their height. With `hasMain`, the first is the main button. */
export function drawButtons(
  canvas: Canvas,
  labels: readonly string[],
  box: Box,
  { align = 'start', hasMain = true }: { align?: 'start' | 'end'; hasMain?: boolean } = {},
): number {
  const { places, rowWidths } = flow(labels.map(buttonWidth), box.width, GAP);
  places.forEach(({ x, row, width }, i) => {
    const indent = align === 'end' ? box.width - (rowWidths[row] ?? 0) : 0;
    const place = { x: box.x + indent + x, y: box.y + row * (CONTROL_HEIGHT + ROW_GAP), width };
    drawButton(canvas, labels[i] ?? '', place, hasMain && i === 0);
  });
  return rowWidths.length * (CONTROL_HEIGHT + ROW_GAP) - ROW_GAP;
}
