import { baselineShare } from './font';
import type { Run, TextLine } from './text-line';

/** Lines of an SVG text, in its own user units. */
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
