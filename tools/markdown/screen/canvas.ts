import { escapeHtml } from '../../../src/bundle/escape-html';
import { element, textElement } from '../../support/markup';
import { calloutName } from '../callouts';
import { fitText, measureText } from './measure-text';

// Sizes that several parts of a schematic share, in units of the drawing.

/** Width of every schematic. */
export const DRAWING_WIDTH = 640;
/** Height of a button, an input and similar controls. */
export const CONTROL_HEIGHT = 28;
/** Gap between rows of one block. */
export const ROW_GAP = 8;
/** Gap between blocks. */
export const BLOCK_GAP = 16;

/** Top left corner and available width of a part of the drawing. Its height depends on its content. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** Font size of each look of a text, in units of the drawing. Every look but `plain` is a class in `screen.css`. */
const TEXT_SIZES = { plain: 13, title: 14, head: 12, note: 12.5, main: 13, on: 13, link: 12, value: 13 };
type TextLook = keyof typeof TEXT_SIZES;

type AreaLook = 'back' | 'window' | 'bar' | 'control' | 'main' | 'knob' | 'tip' | 'accent' | 'dashed';
/** Looks of a stroke: a rule between areas, an icon, placeholder text, the mark of the active tab. */
type StrokeLook = 'rule' | 'icon' | 'placeholder' | 'active';

interface TextBox {
  x: number;
  /** Middle of the line. */
  y: number;
  /** Text that does not fit is cut and ends with an ellipsis. */
  width: number;
  look?: TextLook;
  anchor?: 'start' | 'mid' | 'end';
}

/** A label in a drawing and the place where it ends. */
export interface LabelPlace {
  text: string;
  x: number;
  /** Middle of the line. */
  y: number;
  look: TextLook;
}

/** Distance from the middle of a line of text to its baseline, in em. */
const BASELINE_SHIFT_EM = 0.36;

/** Collects the shapes of a drawing. To keep the SVG small, all strokes of one look become one path, drawn last. */
export class Canvas {
  /** The labels by name (`calloutName`). If a name is drawn twice, the first place counts. */
  readonly labels = new Map<string, LabelPlace>();
  #shapes = '';
  readonly #strokes = new Map<StrokeLook, string>();

  area(look: AreaLook, { x, y, width }: Box, height: number, radius = 4): void {
    const place = { x: round(x), y: round(y), width: round(width), height: round(height) };
    this.#shapes += element('rect', { class: look, ...place, rx: radius || undefined });
  }

  /** Adds an area of any shape. `path` is an SVG path. */
  shape(look: AreaLook, path: string): void {
    this.#shapes += element('path', { class: look, d: path });
  }

  /** Adds a stroke that starts at a point. `steps` is an SVG path in relative coordinates. */
  stroke(look: StrokeLook, x: number, y: number, steps: string): void {
    this.#strokes.set(look, `${this.#strokes.get(look) ?? ''}M${round(x)} ${round(y)}${steps}`);
  }

  /** Adds a placeholder for words that differ from site to site. `y` is its middle. */
  words(x: number, y: number, width: number): void {
    // The round ends add about 3 at each end: half of the `stroke-width` of `.placeholder` in screen.css.
    this.stroke('placeholder', x + 3, y, `h${Math.max(2, Math.round(width - 6))}`);
  }

  picture(box: Box, height: number): void {
    this.area('bar', box, height);
    const [x, y] = [box.x + box.width / 2, box.y + height / 2];
    this.stroke('icon', x - 14, y + 9, 'l9-11 7 8 4-4 8 7zm19-18a2 2 0 1 0 .01 0');
  }

  /** Adds a line of text; a text that is cut has the whole text as its tooltip. */
  text(text: string, place: TextBox): void {
    const shown = fitText(text, place.width, sizeOfText(place.look));
    this.#addText(shown, text, place);
    this.#noteLabel(text, shown, place);
  }

  /** Adds the lines of a text, one below the other. If the last line is cut, its tooltip has the whole text. */
  textLines(lines: readonly string[], whole: string, leading: number, place: TextBox): void {
    this.#noteLabel(whole, lines[0] ?? '', place);
    const isCut = lines.at(-1)?.endsWith('…') && !whole.trimEnd().endsWith(lines.at(-1) ?? '');
    lines.forEach((line, i) => {
      const isLast = i === lines.length - 1;
      this.#addText(line, isLast && isCut ? whole : line, { ...place, y: place.y + i * leading });
    });
  }

  toString(): string {
    const paths = [...this.#strokes].map(([look, path]) => element('path', { class: look, d: path }));
    return this.#shapes + paths.join('');
  }

  #noteLabel(text: string, shown: string, { x, y, look = 'plain', anchor = 'start' }: TextBox): void {
    const name = calloutName(text);
    if (this.labels.has(name)) return;
    const width = widthOfText(shown, look);
    const end = { start: x + width, mid: x + width / 2, end: x }[anchor];
    this.labels.set(name, { text, x: round(end), y: round(y), look });
  }

  #addText(shown: string, whole: string, { x, y, look = 'plain', anchor = 'start' }: TextBox): void {
    const classes = [look, anchor].filter((name) => name !== 'plain' && name !== 'start').join(' ');
    const baseline = y + TEXT_SIZES[look] * BASELINE_SHIFT_EM;
    const place = { class: classes || undefined, x: round(x), y: round(baseline) };
    const title = shown === whole ? '' : textElement('title', whole);
    this.#shapes += element('text', place, title + escapeHtml(shown));
  }
}

/** Estimated width of a text in a look, in units of the drawing. */
export function widthOfText(text: string, look: TextLook = 'plain'): number {
  return Math.ceil(measureText(text, sizeOfText(look)));
}

/** Font size of a look, in units of the drawing. */
export function sizeOfText(look: TextLook = 'plain'): number {
  return TEXT_SIZES[look];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
