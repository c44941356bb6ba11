import type { Box, Canvas } from './canvas';
import type { Field } from './screen-schema';
import { CONTROL_HEIGHT } from './sizes';

const PADDING = 10;
const ICON_ROOM = 20;

/** Optional properties of an input. */
interface InputParts {
  /** Icon at the input's right end, as path steps from its left end. */
  icon?: string;
  height?: number;
}

/** Draws a field's box with its first option as the value; returns its height. */
export function drawInput(
  canvas: Canvas,
  { options: [value] }: Field,
  box: Box,
  { icon, height = CONTROL_HEIGHT }: InputParts = {},
): number {
  canvas.area('control', box, height);
  if (icon !== undefined) canvas.stroke('icon', box.x + box.width - ICON_ROOM, box.y + 12, icon);
  if (value !== undefined) {
    const width = box.width - 2 * PADDING - (icon === undefined ? 0 : ICON_ROOM);
    canvas.text(value, { x: box.x + PADDING, y: box.y + CONTROL_HEIGHT / 2, width, look: 'value' });
  }
  return height;
}
