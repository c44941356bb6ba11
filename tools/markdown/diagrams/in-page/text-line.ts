import { DIAGRAM_FONT_SIZE_PX } from '../../../../src/bundle/diagram-theme';
import { escapeHtml } from '../../../../src/bundle/escape-html';
import { isMove, short, transformOf } from './numbers';
import { paintOf } from './palette';

/** A part of a line with one style. */
export interface Run {
  text: string;
  /** Computed colour. */
  color: string;
  style: CSSStyleDeclaration;
}

/** A line of text; lengths in user units. */
export interface TextLine {
  left: number;
  right: number;
  baseline: number;
  anchor: 'start' | 'middle' | 'end';
  runs: Run[];
}

/** Paint of text. */
export const TEXT_PAINT = 'var(--text)';

/** Paint of text on dark shapes. */
const GROUND_PAINT = 'var(--bg)';

/** Writes a line of text at its place in the drawing; an empty list for a line of spaces. */
export function writeLine({ left, right, baseline, anchor, runs }: TextLine, matrix: DOMMatrix): string[] {
  const first = runs[0];
  if (!first || runs.every(({ text }) => text.trim() === '')) return [];
  const x = { start: left, middle: (left + right) / 2, end: right }[anchor];
  const place = isMove(matrix)
    ? ` x="${short(x + matrix.e)}" y="${short(baseline + matrix.f)}"`
    : ` x="${short(x)}" y="${short(baseline)}" transform="${transformOf(matrix)}"`;
  const paint = paintOf(first.color);
  const size = Number.parseFloat(first.style.fontSize);
  const attributes = [
    anchor === 'middle' ? '' : ` text-anchor="${anchor}"`,
    size === DIAGRAM_FONT_SIZE_PX ? '' : ` font-size="${short(size)}"`,
    // All other colours become `TEXT_PAINT`: mermaid writes some words in the colour of lines, too faint to read.
    paint === GROUND_PAINT ? ` fill="${paint}"` : '',
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
