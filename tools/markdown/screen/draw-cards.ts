import type { Box, Canvas } from './canvas';
import { drawPicture } from './placeholders';

const GAP = 12;
const MIN_WIDTH = 116;
const MAX_WIDTH = 150;
const PICTURE_HEIGHT = 62;
const LABEL_HEIGHT = 28;

/** Draws pictures with their names below; returns their height. */
export function drawCards(canvas: Canvas, labels: readonly string[], box: Box): number {
  const perRow = Math.max(1, Math.floor((box.width + GAP) / (MIN_WIDTH + GAP)));
  const width = Math.min(MAX_WIDTH, (box.width - (perRow - 1) * GAP) / perRow);
  const height = PICTURE_HEIGHT + LABEL_HEIGHT;
  labels.forEach((label, i) => {
    const x = box.x + (i % perRow) * (width + GAP);
    const y = box.y + Math.floor(i / perRow) * (height + GAP);
    canvas.area('control', { x, y, width }, height);
    drawPicture(canvas, { x: x + 4, y: y + 4, width: width - 8 }, PICTURE_HEIGHT - 4);
    const middle = y + PICTURE_HEIGHT + LABEL_HEIGHT / 2;
    canvas.text(label, { x: x + width / 2, y: middle, width: width - 12, anchor: 'mid', look: 'note' });
  });
  return Math.ceil(labels.length / perRow) * (height + GAP) - GAP;
}
