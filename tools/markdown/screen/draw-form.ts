import { type Box, type Canvas, CONTROL_HEIGHT, sizeOfText, widthOfText } from './canvas';
import { drawControl, hasLabel } from './draw-control';
import { wrapEvenly } from './measure-text';
import type { Field } from './screen-schema';

const LABEL_GAP = 14;
const ROW_GAP = 10;
const MIN_LABEL_WIDTH = 52;
const MAX_LABEL_WIDTH = 160;
/** Maximum share of the box's width for labels; the rest is for the controls. */
const MAX_LABEL_SHARE = 0.32;
const MAX_CONTROL_WIDTH = 380;
const LABEL_LEADING = 17;
/** Height of a label above its control, and where its middle is. */
const TOP_LABEL_HEIGHT = 22;
const TOP_LABEL_MIDDLE = 9;
/** How far the first of two lines is above the middle of the control. */
const TWO_LINES_RISE = 5;
/** In a box narrower than this, labels are above their controls. */
const NARROW = 260;

/** Draws fields one below the other, with labels before their controls; returns their height. */
export function drawForm(canvas: Canvas, fields: readonly Field[], box: Box): number {
  const isNarrow = box.width < NARROW;
  const widest = Math.max(...fields.filter(hasLabel).map(({ label }) => widthOfText(label)), MIN_LABEL_WIDTH);
  const labelWidth = Math.min(widest, MAX_LABEL_WIDTH, Math.round(box.width * MAX_LABEL_SHARE));
  const indent = isNarrow ? 0 : labelWidth + LABEL_GAP;
  const width = Math.min(box.width - indent, MAX_CONTROL_WIDTH);
  let y = box.y;
  for (const field of fields) {
    if (isNarrow && hasLabel(field)) {
      canvas.text(field.label, { x: box.x, y: y + TOP_LABEL_MIDDLE, width: box.width });
      y += TOP_LABEL_HEIGHT;
    }
    const hasLabelBefore = !isNarrow && hasLabel(field);
    const labelHeight = hasLabelBefore ? drawLabel(canvas, field.label, box.x, y, labelWidth) : 0;
    const controlHeight = drawControl(canvas, field, { x: box.x + indent, y, width });
    y += Math.max(controlHeight, labelHeight) + ROW_GAP;
  }
  return y - box.y - ROW_GAP;
}

/** Draws a label of one or two lines, right-aligned in its column; returns its height. */
function drawLabel(canvas: Canvas, label: string, x: number, y: number, width: number): number {
  const lines = wrapEvenly(label, width, sizeOfText('plain'));
  const extra = (lines.length - 1) * LABEL_LEADING;
  const rise = extra > 0 ? TWO_LINES_RISE : 0;
  const middle = y + CONTROL_HEIGHT / 2 - rise;
  canvas.textLines(lines, label, LABEL_LEADING, { x: x + width, y: middle, width, anchor: 'end' });
  return CONTROL_HEIGHT + extra - rise;
}
