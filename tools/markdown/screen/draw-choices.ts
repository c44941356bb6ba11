import { type Box, type Canvas, CONTROL_HEIGHT, widthOfText } from './canvas';
import { flow } from './measure-text';
import type { Field } from './screen-schema';

const MARK_SIZE = 14;
const MARK_GAP = 6;
const GAP = 18;
const LINE_HEIGHT = 26;
/** Width of the placeholder for an option without a name. */
const NAMELESS_WIDTH = 40;

function widthOf(option: string): number {
  return MARK_SIZE + MARK_GAP + (option === '' ? NAMELESS_WIDTH : widthOfText(option));
}

/** The options to draw. Radio buttons need at least two. A check box may have none: the field's label is before it. */
function optionsOf({ control, options }: Field): string[] {
  if (options.length > 0) return options;
  return control === 'radio' ? ['', ''] : [];
}

/** Width of the options side by side. */
export function choicesWidth(field: Field): number {
  const widths = optionsOf(field).map(widthOf);
  return widths.length === 0 ? MARK_SIZE : widths.reduce((sum, width) => sum + GAP + width);
}

/** Draws radio buttons, with the first selected, or check boxes; returns their height. */
export function drawChoices(canvas: Canvas, field: Field, box: Box): number {
  const options = optionsOf(field);
  const isRadio = field.control === 'radio';
  const widths = options.length === 0 ? [MARK_SIZE] : options.map(widthOf);
  const { places, rowWidths } = flow(widths, box.width, GAP);
  places.forEach(({ x, row, width }, i) => {
    const middle = box.y + CONTROL_HEIGHT / 2 + row * LINE_HEIGHT;
    const mark = { x: box.x + x, y: middle - MARK_SIZE / 2, width: MARK_SIZE };
    const isChosen = isRadio && i === 0;
    canvas.area(isChosen ? 'main' : 'control', mark, MARK_SIZE, isRadio ? MARK_SIZE / 2 : 3);
    if (isChosen) canvas.area('knob', { x: mark.x + 4, y: mark.y + 4, width: 6 }, 6, 3);
    const words = { x: mark.x + MARK_SIZE + MARK_GAP, y: middle, width: width - MARK_SIZE - MARK_GAP };
    const option = options[i] ?? '';
    if (option !== '') canvas.text(option, words);
    else if (words.width > 0) canvas.stroke('placeholder', words.x + 3, middle, `h${words.width - 6}`);
  });
  return CONTROL_HEIGHT + (rowWidths.length - 1) * LINE_HEIGHT;
}
