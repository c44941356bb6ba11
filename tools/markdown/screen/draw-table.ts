import { type Box, type Canvas, sizeOfText, widthOfText } from './canvas';
import { flow, twoLineWidth, wrapEvenly } from './measure-text';
import type { ScreenTable } from './screen-schema';

const ROW_HEIGHT = 32;
const LEADING = 16;
const DEFAULT_ROWS = 3;
const ACTION_LEADING = 20;
const MAX_WORDS_WIDTH = 88;
/**
 * Shares that placeholder words fill of a cell's width, or of `MAX_WORDS_WIDTH` in a wider cell. They vary so that a
 * column does not look like a bar.
 */
const FILLS = [0.85, 0.6, 0.75, 0.5, 0.68];

const PADDING = 8;
/** Padding when the columns do not get the widths that they ask for. */
const TIGHT_PADDING = 5;
/**
 * Maximum width that the last column asks for to have its actions on one line; a single longer action still gets its
 * width. Actions that do not fit continue on further lines.
 */
const MAX_ACTIONS_WIDTH = 150;
const ACTION_GAP = 10;

/** The inside of a column, without padding. */
interface Cell {
  label: string;
  x: number;
  width: number;
}

/** Draws a table with placeholder content and the row actions in its first row; returns its height. */
export function drawTable(canvas: Canvas, table: ScreenTable, box: Box): number {
  const { columns, rows = DEFAULT_ROWS, actions = [] } = table;
  const { widths, padding } = shareWidth(columns, actions, box.width);
  const lefts = widths.map((_, i) => box.x + widths.slice(0, i).reduce((total, width) => total + width, 0));
  const cells = columns.map((label, i) => ({
    label,
    x: (lefts[i] ?? 0) + padding,
    width: (widths[i] ?? 0) - 2 * padding,
  }));
  const headHeight = drawHead(canvas, cells, box);
  let y = box.y + headHeight;
  canvas.stroke('rule', box.x, y, `h${box.width}`);
  for (let row = 0; row < rows; row++) {
    const hasActions = row === 0 && actions.length > 0;
    const last = cells.at(-1);
    const height = hasActions && last ? drawActions(canvas, actions, { ...last, y }) : ROW_HEIGHT;
    cells.slice(0, hasActions ? -1 : undefined).forEach(({ x, width }, column) => {
      const fill = FILLS[(row * 3 + column * 2) % FILLS.length] ?? 1;
      canvas.words(x, y + height / 2, Math.min(width, MAX_WORDS_WIDTH) * fill);
    });
    y += height;
    canvas.stroke('rule', box.x, y, `h${box.width}`);
  }
  return y - box.y;
}

/** Draws the header row, with its labels on one or two lines; returns the row's height. */
function drawHead(canvas: Canvas, cells: readonly Cell[], box: Box): number {
  const labels = cells.map(({ label, width }) => wrapEvenly(label, width, sizeOfText('head')));
  const height = ROW_HEIGHT + (labels.some((lines) => lines.length > 1) ? LEADING - 2 : 0);
  canvas.area('bar', box, height, 0);
  cells.forEach(({ label, x, width }, i) => {
    const lines = labels[i] ?? [];
    const y = box.y + height / 2 - ((lines.length - 1) * LEADING) / 2;
    canvas.textLines(lines, label, LEADING, { x, y, width, look: 'head' });
  });
  return height;
}

/** Draws the links at a row's end on as many lines as they need; returns the row's height. */
function drawActions(canvas: Canvas, actions: readonly string[], box: Box): number {
  const widths = actions.map((action) => widthOfText(action, 'link'));
  const { places, rowWidths } = flow(widths, box.width, ACTION_GAP);
  places.forEach(({ x, row, width }, i) => {
    const y = box.y + ROW_HEIGHT / 2 + row * ACTION_LEADING;
    canvas.text(actions[i] ?? '', { x: box.x + x, y, width, look: 'link' });
  });
  return ROW_HEIGHT + (rowWidths.length - 1) * ACTION_LEADING;
}

/**
 * Distributes a table's width. Each column asks for the width of its label on one line, the last column also for that
 * of the row actions. If this is too much together, each gets the width of its label on two lines, the last one at
 * least the width of its longest action, and a share of what is left. If even that is too much, all columns shrink in
 * proportion. `padding` is the padding on each side of a cell.
 */
function shareWidth(
  columns: readonly string[],
  actions: readonly string[],
  total: number,
): { widths: number[]; padding: number } {
  const actionWidths = actions.map((action) => widthOfText(action, 'link'));
  const allActions = Math.min(sum(actionWidths) + (actions.length - 1) * ACTION_GAP, MAX_ACTIONS_WIDTH);
  const widest = Math.max(...actionWidths, 0);
  const needs = columns.map((label, i) => {
    const forActions = i === columns.length - 1 ? widest : 0;
    const least = Math.max(twoLineWidth(label, sizeOfText('head')), forActions) + 1;
    return { least, wish: Math.max(widthOfText(label, 'head'), forActions && allActions, least) + 1 };
  });
  const wishes = needs.map(({ wish }) => wish + 2 * PADDING);
  if (sum(wishes) <= total) return { widths: scale(wishes, total), padding: PADDING };

  const padding = TIGHT_PADDING;
  const leasts = needs.map(({ least }) => least + 2 * padding);
  const extras = needs.map(({ wish, least }) => wish - least);
  const room = total - sum(leasts);
  if (room <= 0 || sum(extras) === 0) return { widths: scale(leasts, total), padding };
  return { widths: leasts.map((least, i) => least + ((extras[i] ?? 0) * room) / sum(extras)), padding };
}

function scale(values: readonly number[], total: number): number[] {
  const factor = total / sum(values);
  return values.map((value) => value * factor);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
