import { type Box, type Canvas, CONTROL_HEIGHT, ROW_GAP, widthOfText } from './canvas';
import { controlWidth, drawControl, hasLabel } from './draw-control';
import { flow } from './measure-text';
import type { Control, Field } from './screen-schema';

const LABEL_GAP = 8;
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
  return hasLabel(field) ? widthOfText(field.label) + LABEL_GAP : 0;
}

function drawFilter(canvas: Canvas, field: Field, { x, y, width }: Box, isCramped: boolean): number {
  if (isCramped && BOXED.has(field.control)) {
    return drawControl(canvas, { ...field, options: [field.label] }, { x, y, width });
  }
  const indent = isCramped ? Math.min(labelWidth(field), width / 2) : labelWidth(field);
  if (indent > 0) canvas.text(field.label, { x, y: y + CONTROL_HEIGHT / 2, width: indent - LABEL_GAP });
  return drawControl(canvas, field, { x: x + indent, y, width: width - indent });
}
