import { type Box, type Canvas, CONTROL_HEIGHT, widthOfText } from './canvas';
import { buttonWidth, drawButton, drawButtons } from './draw-buttons';
import { choicesWidth, drawChoices } from './draw-choices';
import type { Control, Field } from './screen-schema';

interface ControlLook {
  /** Width that the control needs when fields are side by side. */
  width: number | ((field: Field) => number);
  /** Draws the control and returns its height. */
  draw(canvas: Canvas, field: Field, box: Box): number;
}

const TEXTAREA_HEIGHT = 56;
const EDITOR_HEIGHT = 96;
const EDITOR_BAR_HEIGHT = 26;
const PICTURE_SIZE = 60;
const SWITCH_WIDTH = 36;
const SWITCH_HEIGHT = 20;
const PADDING = 10;
const ICON_ROOM = 20;

const STEPPER_ICON = 'l4-3 4 3m-8 4l4 3 4-3';
const CALENDAR_ICON = 'm-2-2h12v10h-12zm0 3h12m-9-5v3m6-3v3';

const LOOKS: Record<Control, ControlLook> = {
  input: { width: 112, draw: drawInput },
  password: {
    width: 112,
    draw: (canvas, field, box) => drawInput(canvas, { ...field, options: ['••••••'] }, box),
  },
  number: {
    width: 92,
    draw: (canvas, field, box) =>
      drawInput(canvas, field, { ...box, width: Math.min(box.width, 120) }, { icon: STEPPER_ICON }),
  },
  textarea: {
    width: 160,
    draw(canvas, field, box) {
      canvas.stroke('icon', box.x + box.width - 9, box.y + TEXTAREA_HEIGHT - 4, 'l5-5m-1 5l1-1');
      return drawInput(canvas, field, box, { height: TEXTAREA_HEIGHT });
    },
  },
  select: {
    width: 104,
    draw: (canvas, field, box) => drawInput(canvas, field, box, { icon: 'l4 4 4-4' }),
  },
  radio: { width: choicesWidth, draw: drawChoices },
  checkbox: { width: choicesWidth, draw: drawChoices },
  switch: {
    width: SWITCH_WIDTH,
    draw(canvas, _field, { x, y }) {
      canvas.area('main', { x, y: y + 4, width: SWITCH_WIDTH }, SWITCH_HEIGHT, SWITCH_HEIGHT / 2);
      canvas.area('knob', { x: x + SWITCH_WIDTH - 18, y: y + 6, width: 16 }, 16, 8);
      return CONTROL_HEIGHT;
    },
  },
  date: {
    width: 128,
    draw: (canvas, field, box) =>
      drawInput(canvas, field, { ...box, width: Math.min(box.width, 200) }, { icon: CALENDAR_ICON }),
  },
  upload: {
    width: 120,
    draw(canvas, _field, box) {
      const width = Math.min(box.width, 160);
      canvas.area('dashed', { ...box, width }, PICTURE_SIZE);
      canvas.stroke('icon', box.x + width / 2, box.y + 36, 'v-14m-5 5l5-5 5 5m-12 10v4h14v-4');
      return PICTURE_SIZE;
    },
  },
  color: {
    width: 48,
    draw(canvas, _field, { x, y }) {
      canvas.area('control', { x, y, width: 48 }, CONTROL_HEIGHT);
      canvas.area('accent', { x: x + 5, y: y + 5, width: 18 }, 18, 3);
      canvas.stroke('icon', x + 31, y + 12, 'l4 4 4-4');
      return CONTROL_HEIGHT;
    },
  },
  editor: {
    width: 320,
    draw(canvas, _field, box) {
      canvas.area('control', box, EDITOR_HEIGHT);
      canvas.stroke('rule', box.x, box.y + EDITOR_BAR_HEIGHT, `h${box.width}`);
      const tools = Math.min(10, Math.floor((box.width - 20) / 24));
      canvas.stroke('placeholder', box.x + 14, box.y + EDITOR_BAR_HEIGHT / 2, 'h6m18 0'.repeat(tools));
      canvas.words(box.x + 14, box.y + EDITOR_BAR_HEIGHT + 18, (box.width - 28) * 0.8);
      canvas.words(box.x + 14, box.y + EDITOR_BAR_HEIGHT + 36, (box.width - 28) * 0.55);
      return EDITOR_HEIGHT;
    },
  },
  image: {
    width: PICTURE_SIZE,
    draw(canvas, _field, { x, y }) {
      canvas.picture({ x, y, width: PICTURE_SIZE }, PICTURE_SIZE);
      return PICTURE_SIZE;
    },
  },
  button: {
    width: ({ label, options }) => Math.max(...[label, ...options].map(buttonWidth)),
    draw(canvas, { label, options }, box) {
      if (options.length > 0) return drawButtons(canvas, options, box, { hasMain: false });
      drawButton(canvas, label, { ...box, width: Math.min(box.width, buttonWidth(label)) }, false);
      return CONTROL_HEIGHT;
    },
  },
  text: {
    width: ({ options: [value = ''] }) => Math.max(48, widthOfText(value)),
    draw(canvas, { options: [value] }, { x, y, width }) {
      const middle = y + CONTROL_HEIGHT / 2;
      if (value === undefined) canvas.words(x, middle, Math.min(width, 120));
      else canvas.text(value, { x, y: middle, width, look: 'value' });
      return CONTROL_HEIGHT;
    },
  },
};

/** Width a field's control needs when fields are side by side. */
export function controlWidth(field: Field): number {
  const { width } = LOOKS[field.control];
  return typeof width === 'number' ? width : width(field);
}

/** Draws a field's control and returns its height. */
export function drawControl(canvas: Canvas, field: Field, box: Box): number {
  return LOOKS[field.control].draw(canvas, field, box);
}

/** Whether a field needs a label. A button shows its own, unless the field's options are the buttons. */
export function hasLabel({ control, options }: Field): boolean {
  return control !== 'button' || options.length > 0;
}

interface InputParts {
  /** Icon at the right end of the input: steps of an SVG path that starts at the icon's left end. */
  icon?: string;
  height?: number;
}

/** Draws a field's box with its first option as the value; returns its height. */
function drawInput(
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
