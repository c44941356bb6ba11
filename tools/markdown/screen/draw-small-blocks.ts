import { type Box, type Canvas, sizeOfText } from './canvas';
import { wrapText } from './measure-text';
import { drawWordsPlaceholder } from './placeholders';

// All in units of the drawing.
const TIP_PADDING = 12;
const TIP_PADDING_Y = 7;
const TIP_LEADING = 20;
const MAX_TIP_LINES = 4;
const PAGER_BOX = 24;
const PAGER_GAP = 6;
const WORDS_WIDTH = 52;
const WORDS_GAP = 12;
const ARROW_INSET = 14;

/** Draws a hint in a tinted box; returns its height. */
export function drawTip(canvas: Canvas, text: string, box: Box): number {
  const width = box.width - 2 * TIP_PADDING;
  const lines = wrapText(text, width, sizeOfText('note'), MAX_TIP_LINES);
  const height = lines.length * TIP_LEADING + 2 * TIP_PADDING_Y;
  canvas.area('tip', box, height);
  const place = { x: box.x + TIP_PADDING, y: box.y + TIP_PADDING_Y + TIP_LEADING / 2, width };
  canvas.textLines(lines, text, TIP_LEADING, { ...place, look: 'note' });
  return height;
}

/** Draws a right-aligned pager (a placeholder for its words, arrows, the pages 1 to 3, the first selected); returns its height. */
export function drawPager(canvas: Canvas, box: Box): number {
  const middle = box.y + PAGER_BOX / 2;
  const end = box.x + box.width;
  const numbers = ['1', '2', '3'];
  const start = end - (numbers.length + 2) * PAGER_BOX - (numbers.length + 1) * PAGER_GAP;
  drawWordsPlaceholder(canvas, start - WORDS_WIDTH - WORDS_GAP, middle, WORDS_WIDTH);
  canvas.stroke('icon', start + ARROW_INSET, middle - 4, 'l-4 4 4 4');
  numbers.forEach((number, i) => {
    const x = start + (i + 1) * (PAGER_BOX + PAGER_GAP);
    canvas.area(i === 0 ? 'main' : 'control', { x, y: box.y, width: PAGER_BOX }, PAGER_BOX);
    const look = i === 0 ? 'main' : 'plain';
    canvas.text(number, { x: x + PAGER_BOX / 2, y: middle, width: PAGER_BOX, look, anchor: 'mid' });
  });
  canvas.stroke('icon', end - ARROW_INSET, middle - 4, 'l4 4-4 4');
  return PAGER_BOX;
}
