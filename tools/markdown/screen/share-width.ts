import { sizeOfText, widthOfText } from './canvas';
import { twoLineWidth } from './measure-text';

const PADDING = 8;
/** Padding when the labels do not fit on one line. */
const TIGHT_PADDING = 5;
/** Actions that do not fit in this width continue on further lines. */
const MAX_ACTIONS_WIDTH = 150;
export const ACTION_GAP = 10;

/** Width of each column of a table, and the padding on each side of its cells. */
interface ColumnWidths {
  widths: number[];
  padding: number;
}

/**
 * Distributes a table's width by the length of the labels. If the labels do not fit on one line, each column gets what
 * it needs for two lines, and a share of the rest.
 */
export function shareWidth(
  columns: readonly string[],
  actions: readonly string[],
  total: number,
): ColumnWidths {
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
