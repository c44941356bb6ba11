import type { Box, Canvas } from './canvas';
import { drawButtons } from './draw-buttons';
import { drawCards } from './draw-cards';
import { drawFilters } from './draw-filters';
import { drawForm } from './draw-form';
import { drawPager, drawTip } from './draw-small-blocks';
import { drawTable } from './draw-table';
import { drawTabs } from './draw-tabs';
import { drawTree } from './draw-tree';
import type { ScreenBlock } from './screen-schema';
import { BLOCK_GAP } from './sizes';

/** Units of the drawing. */
const COLUMN_GAP = 32;
/** Width of a column without table, form or cards, as a share of the width of a column with one. */
const SLIM_SHARE = 0.42;

/** Draws blocks one below the other; returns their height. */
export function drawBlocks(canvas: Canvas, blocks: readonly ScreenBlock[], box: Box): number {
  let y = box.y;
  for (const block of blocks) y += drawBlock(canvas, block, { ...box, y }) + BLOCK_GAP;
  return y - BLOCK_GAP - box.y;
}

function drawBlock(canvas: Canvas, block: ScreenBlock, box: Box): number {
  if (block.tabs) return drawTabs(canvas, block.tabs, box);
  if (block.buttons) return drawButtons(canvas, block.buttons, box);
  if (block.filters) return drawFilters(canvas, block.filters, box);
  if (block.form) return drawForm(canvas, block.form, box);
  if (block.table) return drawTable(canvas, block.table, box);
  if (block.tree) return drawTree(canvas, block.tree, box);
  if (block.cards) return drawCards(canvas, block.cards, box);
  if (block.tip) return drawTip(canvas, block.tip, box);
  if (block.columns) return drawColumns(canvas, block.columns, box);
  // The schema leaves only `pager`.
  return drawPager(canvas, box);
}

/** Blocks side by side with a line between them; returns the height of the tallest. */
function drawColumns(canvas: Canvas, columns: readonly ScreenBlock[][], box: Box): number {
  const shares = columns.map((blocks) => (blocks.some(isWide) ? 1 : SLIM_SHARE));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const room = box.width - (columns.length - 1) * COLUMN_GAP;
  let x = box.x;
  const lefts: number[] = [];
  const heights = columns.map((blocks, i) => {
    const width = Math.floor((room * (shares[i] ?? 0)) / total);
    lefts.push(x);
    const height = drawBlocks(canvas, blocks, { x, y: box.y, width });
    x += width + COLUMN_GAP;
    return height;
  });
  const height = Math.max(...heights);
  for (const left of lefts.slice(1)) canvas.stroke('rule', left - COLUMN_GAP / 2, box.y, `v${height}`);
  return height;
}

function isWide({ form, table, cards }: ScreenBlock): boolean {
  return Boolean(form ?? table ?? cards);
}
