import { type Box, type Canvas, CONTROL_HEIGHT, ROW_GAP, sizeOfText, widthOfText } from './canvas';
import { controlWidth, drawControl, hasLabel } from './draw-control';
import { flow, wrapEvenly } from './measure-text';
import type { Control, Field } from './screen-schema';

const FILTER_LABEL_GAP = 8;
const FIELD_GAP = 18;

/** Controls that can show their label inside when there is no room for it before them. */
const BOXED: ReadonlySet<Control> = new Set<Control>(['input', 'number', 'textarea', 'select', 'date']);

/** Draws fields side by side, in as many rows as they need; returns their height. */
export function drawFilters(canvas: Canvas, fields: readonly Field[], box: Box): number {
  const wanted = fields.map((field) => labelWidth(field) + controlWidth(field));
  const { places } = flow(wanted, box.width, FIELD_GAP);
  let [row, top, bottom] = [0, box.y, box.y];
  fields.forEach((field, i) => {
    const place = places[i];
    if (!place) return;
    if (place.row > row) [row, top] = [place.row, bottom + ROW_GAP];
    const isCramped = place.width < (wanted[i] ?? 0);
    const height = drawFilter(canvas, field, { x: box.x + place.x, y: top, width: place.width }, isCramped);
    bottom = Math.max(bottom, top + height);
  });
  return bottom - box.y;
}

function labelWidth(field: Field): number {
  return hasLabel(field) ? widthOfText(field.label) + FILTER_LABEL_GAP : 0;
}

function drawFilter(canvas: Canvas, field: Field, { x, y, width }: Box, isCramped: boolean): number {
  if (isCramped && BOXED.has(field.control)) {
    return drawControl(canvas, { ...field, options: [field.label] }, { x, y, width });
  }
  const indent = isCramped ? Math.min(labelWidth(field), width / 2) : labelWidth(field);
  if (indent > 0)
    canvas.text(field.label, { x, y: y + CONTROL_HEIGHT / 2, width: indent - FILTER_LABEL_GAP });
  return drawControl(canvas, field, { x: x + indent, y, width: width - indent });
}

const FORM_LABEL_GAP = 14;
const FORM_ROW_GAP = 10;
const MIN_LABEL_WIDTH = 52;
const MAX_LABEL_WIDTH = 160;
/** Maximum share of the box's width for labels; the rest is for the controls. */
const MAX_LABEL_SHARE = 0.32;
const MAX_CONTROL_WIDTH = 380;
const LABEL_LEADING = 17;
/** Height of a label above its control, and distance from the top of the label to its middle. */
const TOP_LABEL_HEIGHT = 22;
const TOP_LABEL_MIDDLE = 9;
/** Distance of a label's first line above the middle of the control if the label has two lines. */
const TWO_LINES_RISE = 5;
/** In a box narrower than this, labels are above their controls. */
const NARROW = 260;

/** Draws fields one below the other; returns their height. Labels are before their controls, in a narrow box above. */
export function drawForm(canvas: Canvas, fields: readonly Field[], box: Box): number {
  const isNarrow = box.width < NARROW;
  const widest = Math.max(...fields.filter(hasLabel).map(({ label }) => widthOfText(label)), MIN_LABEL_WIDTH);
  const labelWidth = Math.min(widest, MAX_LABEL_WIDTH, Math.round(box.width * MAX_LABEL_SHARE));
  const indent = isNarrow ? 0 : labelWidth + FORM_LABEL_GAP;
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
    y += Math.max(controlHeight, labelHeight) + FORM_ROW_GAP;
  }
  return y - box.y - FORM_ROW_GAP;
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
