import { Canvas, type LabelPlace } from './canvas';
import { drawBlocks } from './draw-block';
import { drawButtons } from './draw-buttons';
import { drawWordsPlaceholder } from './placeholders';
import type { Screen } from './screen-schema';
import { BLOCK_GAP, DRAWING_WIDTH } from './sizes';

const RADIUS = 8;
const BAR_HEIGHT = 42;
const PADDING = 22;
/** Width of the strip at a page's left edge that represents the menu. */
const MENU_WIDTH = 44;
const MENU_STEP = 28;
const MAX_MENU_ITEMS = 6;
/** Visible part of the page around a dialog. */
const MARGIN_X = 40;
const MARGIN_Y = 22;

/** A screen as the content of an `<svg>`, with its height. */
export interface Drawing {
  shapes: string;
  height: number;
  labels: ReadonlyMap<string, LabelPlace>;
}

/** Draws the window of a screen and its content. */
export function drawScreen(screen: Screen): Drawing {
  return screen.kind === 'dialog' ? drawDialog(screen) : drawPage(screen);
}

function drawPage({ title, body, footer }: Screen): Drawing {
  const inside = new Canvas();
  const x = MENU_WIDTH + PADDING;
  const width = DRAWING_WIDTH - PADDING - x;
  let y = BAR_HEIGHT + PADDING;
  y += drawBlocks(inside, body, { x, y, width }) + PADDING;
  if (footer) {
    inside.stroke('rule', MENU_WIDTH, y, `H${DRAWING_WIDTH}`);
    y += BLOCK_GAP;
    y += drawButtons(inside, footer, { x, y, width }) + BLOCK_GAP;
  }
  const height = Math.ceil(y);

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
  frame.text(title, { x, y: BAR_HEIGHT / 2, width: width - 110, look: 'title' });
  drawWordsPlaceholder(frame, DRAWING_WIDTH - PADDING - 72, BAR_HEIGHT / 2, 44);
  frame.area('control', { x: DRAWING_WIDTH - PADDING - 18, y: 12, width: 18 }, 18, 9);
  const items = Math.min(MAX_MENU_ITEMS, Math.floor((height - BAR_HEIGHT - 20) / MENU_STEP));
  for (let i = 0; i < items; i++) drawWordsPlaceholder(frame, 14, BAR_HEIGHT + 26 + i * MENU_STEP, 16);
  return { shapes: `${frame}${inside}`, height, labels: inside.labels };
}

function drawDialog({ title, body, footer }: Screen): Drawing {
  const inside = new Canvas();
  const x = MARGIN_X + PADDING;
  const width = DRAWING_WIDTH - 2 * x;
  const top = MARGIN_Y + BAR_HEIGHT;
  let y = top + PADDING;
  y += drawBlocks(inside, body, { x, y, width }) + PADDING;
  const outer = { x: MARGIN_X, y: MARGIN_Y, width: DRAWING_WIDTH - 2 * MARGIN_X };
  if (footer) {
    inside.stroke('rule', outer.x, y, `h${outer.width}`);
    y += BLOCK_GAP;
    y += drawButtons(inside, footer, { x, y, width }, { align: 'end' }) + BLOCK_GAP;
  }
  const bottom = Math.ceil(y);

  const frame = new Canvas();
  frame.area('back', { x: 0, y: 0, width: DRAWING_WIDTH }, bottom + MARGIN_Y, RADIUS);
  frame.area('window', outer, bottom - MARGIN_Y, RADIUS);
  frame.stroke('rule', outer.x, top, `h${outer.width}`);
  frame.text(title, { x, y: MARGIN_Y + BAR_HEIGHT / 2, width: width - 40, look: 'title' });
  frame.stroke('icon', x + width - 10, MARGIN_Y + BAR_HEIGHT / 2 - 5, 'l10 10m0-10l-10 10');
  return { shapes: `${frame}${inside}`, height: bottom + MARGIN_Y, labels: inside.labels };
}
