import type { Box, Canvas } from './canvas';

/** Draws a placeholder for words that differ from site to site. `y` is its middle. */
export function drawWordsPlaceholder(canvas: Canvas, x: number, y: number, width: number): void {
  // The round ends add about 3 at each end: half of the `stroke-width` of `.placeholder` in screen.css.
  canvas.stroke('placeholder', x + 3, y, `h${Math.max(2, Math.round(width - 6))}`);
}

/** Draws a placeholder for a picture. */
export function drawPicture(canvas: Canvas, box: Box, height: number): void {
  canvas.area('bar', box, height);
  const [x, y] = [box.x + box.width / 2, box.y + height / 2];
  canvas.stroke('icon', x - 14, y + 9, 'l9-11 7 8 4-4 8 7zm19-18a2 2 0 1 0 .01 0');
}
