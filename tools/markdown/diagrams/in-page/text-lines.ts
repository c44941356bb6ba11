import { DIAGRAM_FONT_SIZE_PX } from '../../../../src/bundle/diagram-theme';
import { escapeHtml } from '../../../../src/bundle/escape-html';
import { formatLength } from './format-length';
import { paintOf } from './palette';
import { isMove, transformOf } from './shape';

/** A part of a line with one style. */
interface Run {
  text: string;
  color: string;
  style: CSSStyleDeclaration;
}

/** A line of text; lengths in user units. */
interface TextLine {
  left: number;
  right: number;
  baseline: number;
  anchor: 'start' | 'middle' | 'end';
  runs: Run[];
}

/** Paint of text. */
export const TEXT_PAINT = 'var(--text)';

/** The page's background, as the paint of text on dark shapes. */
const BACKGROUND_PAINT = 'var(--bg)';

/** Writes a line of text at its place in the drawing; an empty list for a line of spaces. */
export function writeLine({ left, right, baseline, anchor, runs }: TextLine, matrix: DOMMatrix): string[] {
  const first = runs[0];
  if (!first || runs.every(({ text }) => text.trim() === '')) return [];
  const x = { start: left, middle: (left + right) / 2, end: right }[anchor];
  const place = isMove(matrix)
    ? ` x="${formatLength(x + matrix.e)}" y="${formatLength(baseline + matrix.f)}"`
    : ` x="${formatLength(x)}" y="${formatLength(baseline)}" transform="${transformOf(matrix)}"`;
  const paint = paintOf(first.color);
  const size = Number.parseFloat(first.style.fontSize);
  const attributes = [
    anchor === 'middle' ? '' : ` text-anchor="${anchor}"`,
    size === DIAGRAM_FONT_SIZE_PX ? '' : ` font-size="${formatLength(size)}"`,
    // All other colours become `TEXT_PAINT`: mermaid writes some words in the colour of lines, too faint to read.
    paint === BACKGROUND_PAINT ? ` fill="${paint}"` : '',
  ];
  return [`<text${place}${attributes.join('')}>${runs.map(writeRun).join('').trim()}</text>`];
}

function writeRun({ text, style }: Run): string {
  const attributes =
    (Number(style.fontWeight) > 500 ? ' font-weight="600"' : '') +
    (style.fontStyle === 'italic' ? ' font-style="italic"' : '');
  const escaped = escapeHtml(text.replace(/\s+/g, ' '));
  return attributes === '' ? escaped : `<tspan${attributes}>${escaped}</tspan>`;
}

const canvas = document.createElement('canvas').getContext('2d');

/** Share of a line's height above its baseline: 0 to 1. */
function baselineShare({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  if (!canvas) throw new Error('there is no canvas to measure with');
  canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = canvas.measureText('x');
  return above / (above + below);
}

/** A line counts as centred when its middle is closer to the middle of its shape than this. CSS pixels. */
const MIDDLE_TOLERANCE = 2;

/** Lines of HTML text in a drawing, as the browser has broken them. CSS pixels, relative to the window. */
export function linesOfHtml(label: SVGForeignObjectElement): TextLine[] {
  const lines: TextLine[] = [];
  let bottom = Number.NaN;
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !node.parentElement) continue;
    const style = getComputedStyle(node.parentElement);
    for (const { text, box } of charactersOf(node)) {
      let line = lines.at(-1);
      if (!line || Math.abs(box.bottom - bottom) > box.height / 2 || box.left < line.right - 1) {
        const baseline = box.top + box.height * baselineShare(style);
        line = { left: box.left, right: box.right, baseline, anchor: 'start', runs: [] };
        lines.push(line);
      }
      bottom = box.bottom;
      line.right = box.right;
      const run = line.runs.at(-1);
      if (run?.style === style) run.text += text;
      else line.runs.push({ text, color: style.color, style });
    }
  }
  return lines.map((line) => ({ ...line, anchor: isInMiddle(line, label) ? 'middle' : 'start' }));
}

/** Visible characters, each with its box. */
function charactersOf(node: Text): { text: string; box: DOMRect }[] {
  const range = document.createRange();
  let start = 0;
  return [...node.data].flatMap((text) => {
    range.setStart(node, start);
    start += text.length;
    range.setEnd(node, start);
    const box = range.getClientRects()[0];
    return box && box.width > 0 ? [{ text, box }] : [];
  });
}

/** Whether a line is centred. It must stay centred in the reader's font, in which words have other widths. */
function isInMiddle({ left, right }: TextLine, label: SVGForeignObjectElement): boolean {
  const shape = (label.closest('.node, .cluster') ?? label).getBoundingClientRect();
  return Math.abs((left + right) / 2 - (shape.left + shape.right) / 2) < MIDDLE_TOLERANCE;
}

/** Lines of an SVG text element, in the element's user units. */
export function linesOfText(text: SVGTextElement): TextLine[] {
  return rowsOf(text).flatMap((row) => {
    const length = row.getNumberOfChars();
    if (length === 0) return [];
    const style = getComputedStyle(row);
    const first = row.getExtentOfChar(0);
    const last = row.getExtentOfChar(length - 1);
    const { textAnchor } = style;
    return {
      left: first.x,
      right: last.x + last.width,
      baseline: first.y + first.height * baselineShare(style),
      anchor: textAnchor === 'middle' || textAnchor === 'end' ? textAnchor : 'start',
      runs: runsOf(row),
    };
  });
}

/** mermaid writes each line as a `tspan`; text without a `tspan` is one line. */
function rowsOf(text: SVGTextElement): SVGTextContentElement[] {
  const spans = [...text.children].filter((child) => child instanceof SVGTSpanElement);
  return spans.length > 0 ? spans : [text];
}

/** Within a line, mermaid writes each piece that has a style of its own as a nested `tspan`. */
function runsOf(row: SVGTextContentElement): Run[] {
  const pieces = [...row.querySelectorAll('tspan')].filter((span) => span.children.length === 0);
  return (pieces.length > 0 ? pieces : [row]).map((piece) => {
    const style = getComputedStyle(piece);
    return { text: piece.textContent ?? '', color: style.fill, style };
  });
}
