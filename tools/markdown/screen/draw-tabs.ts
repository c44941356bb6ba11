import { type Box, type Canvas, widthOfText } from './canvas';
import { flow } from './flow';

const HEIGHT = 34;
const GAP = 24;

/** Draws tabs, of which the first is active; returns their height. */
export function drawTabs(canvas: Canvas, labels: readonly string[], box: Box): number {
  const { places, rowCount } = flow(
    labels.map((label) => widthOfText(label)),
    box.width,
    GAP,
  );
  places.forEach(({ x, row, width }, i) => {
    const place = { x: box.x + x, y: box.y + row * HEIGHT + HEIGHT / 2, width };
    canvas.text(labels[i] ?? '', { ...place, look: i === 0 ? 'on' : 'plain' });
    if (i === 0) canvas.stroke('active', place.x, box.y + (row + 1) * HEIGHT, `h${width}`);
  });
  for (let row = 1; row <= rowCount; row++)
    canvas.stroke('rule', box.x, box.y + row * HEIGHT, `h${box.width}`);
  return rowCount * HEIGHT;
}
