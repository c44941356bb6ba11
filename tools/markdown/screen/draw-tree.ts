import type { Box, Canvas } from './canvas';

const ROW_HEIGHT = 26;
const INDENT = 18;
const CARET_WIDTH = 16;
const DEPTH_PATTERN = /^＞+/;

/** An item of a tree without its depth marks (`＞`), and its depth. */
export function readTreeItem(item: string): { label: string; depth: number } {
  const depth = DEPTH_PATTERN.exec(item)?.[0].length ?? 0;
  return { label: item.slice(depth).trim(), depth };
}

/** Draws a fully expanded tree; returns its height. */
export function drawTree(canvas: Canvas, items: readonly string[], box: Box): number {
  const nodes = items.map(readTreeItem);
  nodes.forEach(({ label, depth }, i) => {
    const x = box.x + depth * INDENT;
    const y = box.y + i * ROW_HEIGHT + ROW_HEIGHT / 2;
    const isParent = (nodes[i + 1]?.depth ?? 0) > depth;
    if (isParent) canvas.stroke('icon', x + 2, y - 2, 'l4 4 4-4');
    else canvas.stroke('placeholder', x + 6, y, 'h.01');
    const place = { x: x + CARET_WIDTH, y, width: box.width - depth * INDENT - CARET_WIDTH };
    canvas.text(label, place);
  });
  return nodes.length * ROW_HEIGHT;
}
