import { BLOCK_GAP, type Box, Canvas, DRAWING_WIDTH } from './canvas';
import { drawButtons } from './draw-buttons';
import { drawFilters, drawForm } from './draw-fields';
import { drawCards, drawPager, drawTabs, drawTip, drawTree } from './draw-small-blocks';
import { drawTable } from './draw-table';
import type { Screen, ScreenBlock } from './screen-schema';

const RADIUS = 8;
const BAR_HEIGHT = 42;
const PADDING = 22;
/** Width of the strip at a page's left edge that represents the menu. */
const MENU_WIDTH = 44;
const MENU_STEP = 28;
const MAX_MENU_ITEMS = 6;
/** Margin around a dialog, in which the page behind it is visible. */
const MARGIN_X = 40;
const MARGIN_Y = 22;
const COLUMN_GAP = 32;
/** Width of a column without table, form or cards, as a share of the width of a column with one. */
const SLIM_SHARE = 0.42;

/** Draws a screen. Returns its shapes (the content of an `<svg>`), its height and its labels. */
export function drawScreen(screen: Screen) {
  return screen.kind === 'dialog' ? drawDialog(screen) : drawPage(screen);
}

/** Draws the content below a window's bar; returns the `y` where the content ends. */
function drawContent(
  canvas: Canvas,
  { body, footer }: Screen,
  { x, y: top, width }: Box,
  /** The footer: start and path of the line above it, and alignment of its buttons. */
  { left, rule, align }: { left: number; rule: string; align: 'start' | 'end' },
): number {
  let y = top + PADDING;
  y += drawBlocks(canvas, body, { x, y, width }) + PADDING;
  if (!footer) return Math.ceil(y);
  canvas.stroke('rule', left, y, rule);
  y += BLOCK_GAP;
  return Math.ceil(y + drawButtons(canvas, footer, { x, y, width }, { align }) + BLOCK_GAP);
}

function drawPage(screen: Screen) {
  const inside = new Canvas();
  const x = MENU_WIDTH + PADDING;
  const width = DRAWING_WIDTH - PADDING - x;
  const footer = { left: MENU_WIDTH, rule: `H${DRAWING_WIDTH}`, align: 'start' } as const;
  const height = drawContent(inside, screen, { x, y: BAR_HEIGHT, width }, footer);

  const frame = new Canvas();
  frame.area('window', { x: 0.5, y: 0.5, width: DRAWING_WIDTH - 1 }, height - 1, RADIUS);
  // Title bar and menu in one outline that follows the window's corners.
  const across = DRAWING_WIDTH - 2 * RADIUS - 2;
  frame.shape(
    'bar',
    `M1 9a8 8 0 0 1 8-8h${across}a8 8 0 0 1 8 8V${BAR_HEIGHT}H${MENU_WIDTH}V${height - 1}H9a8 8 0 0 1-8-8z`,
  );
  frame.stroke('rule', DRAWING_WIDTH - 1, BAR_HEIGHT, `H${MENU_WIDTH}V${height - 1}`);
  frame.area('accent', { x: 14, y: 13, width: 16 }, 16);
  frame.text(screen.title, { x, y: BAR_HEIGHT / 2, width: width - 110, look: 'title' });
  frame.words(DRAWING_WIDTH - PADDING - 72, BAR_HEIGHT / 2, 44);
  frame.area('control', { x: DRAWING_WIDTH - PADDING - 18, y: 12, width: 18 }, 18, 9);
  const items = Math.min(MAX_MENU_ITEMS, Math.floor((height - BAR_HEIGHT - 20) / MENU_STEP));
  for (let i = 0; i < items; i++) frame.words(14, BAR_HEIGHT + 26 + i * MENU_STEP, 16);
  return { shapes: `${frame}${inside}`, height, labels: inside.labels };
}

function drawDialog(screen: Screen) {
  const inside = new Canvas();
  const x = MARGIN_X + PADDING;
  const width = DRAWING_WIDTH - 2 * x;
  const top = MARGIN_Y + BAR_HEIGHT;
  const outer = { x: MARGIN_X, y: MARGIN_Y, width: DRAWING_WIDTH - 2 * MARGIN_X };
  const footer = { left: outer.x, rule: `h${outer.width}`, align: 'end' } as const;
  const bottom = drawContent(inside, screen, { x, y: top, width }, footer);

  const frame = new Canvas();
  frame.area('back', { x: 0, y: 0, width: DRAWING_WIDTH }, bottom + MARGIN_Y, RADIUS);
  frame.area('window', outer, bottom - MARGIN_Y, RADIUS);
  frame.stroke('rule', outer.x, top, `h${outer.width}`);
  frame.text(screen.title, { x, y: MARGIN_Y + BAR_HEIGHT / 2, width: width - 40, look: 'title' });
  frame.stroke('icon', x + width - 10, MARGIN_Y + BAR_HEIGHT / 2 - 5, 'l10 10m0-10l-10 10');
  return { shapes: `${frame}${inside}`, height: bottom + MARGIN_Y, labels: inside.labels };
}

/** Draws blocks one below the other; returns their height. */
function drawBlocks(canvas: Canvas, blocks: readonly ScreenBlock[], box: Box): number {
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
  // According to the schema, only `pager` is left.
  return drawPager(canvas, box);
}

/** Draws columns of blocks with lines between them; returns the height of the tallest column. */
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
