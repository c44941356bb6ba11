import { type Box, type Canvas, sizeOfText, widthOfText } from './canvas';
import { flow, wrapText } from './measure-text';

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
const TAB_HEIGHT = 34;
const TAB_GAP = 24;
const CARD_GAP = 12;
const MIN_CARD_WIDTH = 116;
const MAX_CARD_WIDTH = 150;
const PICTURE_HEIGHT = 62;
const LABEL_HEIGHT = 28;
const ITEM_HEIGHT = 26;
const INDENT = 18;
const CARET_WIDTH = 16;

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

/** Draws a right-aligned pager: placeholder words, arrows, pages 1 to 3 with 1 selected. Returns its height. */
export function drawPager(canvas: Canvas, box: Box): number {
  const middle = box.y + PAGER_BOX / 2;
  const end = box.x + box.width;
  const numbers = ['1', '2', '3'];
  const start = end - (numbers.length + 2) * PAGER_BOX - (numbers.length + 1) * PAGER_GAP;
  canvas.words(start - WORDS_WIDTH - WORDS_GAP, middle, WORDS_WIDTH);
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

/** Draws tabs, of which the first is active; returns their height. */
export function drawTabs(canvas: Canvas, labels: readonly string[], box: Box): number {
  const widths = labels.map((label) => widthOfText(label));
  const { places, rowWidths } = flow(widths, box.width, TAB_GAP);
  places.forEach(({ x, row, width }, i) => {
    const place = { x: box.x + x, y: box.y + (row + 0.5) * TAB_HEIGHT, width };
    canvas.text(labels[i] ?? '', { ...place, look: i === 0 ? 'on' : 'plain' });
    if (i === 0) canvas.stroke('active', place.x, box.y + (row + 1) * TAB_HEIGHT, `h${width}`);
  });
  for (const [row] of rowWidths.entries())
    canvas.stroke('rule', box.x, box.y + (row + 1) * TAB_HEIGHT, `h${box.width}`);
  return rowWidths.length * TAB_HEIGHT;
}

/** Draws pictures with their names below; returns their height. */
export function drawCards(canvas: Canvas, labels: readonly string[], box: Box): number {
  const perRow = Math.max(1, Math.floor((box.width + CARD_GAP) / (MIN_CARD_WIDTH + CARD_GAP)));
  const width = Math.min(MAX_CARD_WIDTH, (box.width - (perRow - 1) * CARD_GAP) / perRow);
  const height = PICTURE_HEIGHT + LABEL_HEIGHT;
  labels.forEach((label, i) => {
    const x = box.x + (i % perRow) * (width + CARD_GAP);
    const y = box.y + Math.floor(i / perRow) * (height + CARD_GAP);
    canvas.area('control', { x, y, width }, height);
    canvas.picture({ x: x + 4, y: y + 4, width: width - 8 }, PICTURE_HEIGHT - 4);
    const middle = y + PICTURE_HEIGHT + LABEL_HEIGHT / 2;
    canvas.text(label, { x: x + width / 2, y: middle, width: width - 12, anchor: 'mid', look: 'note' });
  });
  return Math.ceil(labels.length / perRow) * (height + CARD_GAP) - CARD_GAP;
}

/** An item of a tree without its depth marks (`＞`), and its depth. */
export function readTreeItem(item: string): { label: string; depth: number } {
  const depth = item.search(/[^＞]|$/);
  return { label: item.slice(depth).trim(), depth };
}

/** Draws a fully expanded tree; returns its height. */
export function drawTree(canvas: Canvas, items: readonly string[], box: Box): number {
  const nodes = items.map(readTreeItem);
  nodes.forEach(({ label, depth }, i) => {
    const x = box.x + depth * INDENT;
    const y = box.y + (i + 0.5) * ITEM_HEIGHT;
    const isParent = (nodes[i + 1]?.depth ?? 0) > depth;
    if (isParent) canvas.stroke('icon', x + 2, y - 2, 'l4 4 4-4');
    else canvas.stroke('placeholder', x + 6, y, 'h.01');
    canvas.text(label, { x: x + CARET_WIDTH, y, width: box.width - depth * INDENT - CARET_WIDTH });
  });
  return nodes.length * ITEM_HEIGHT;
}
