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

function runsOf(row: SVGTextContentElement): Run[] {
  const words = [...row.querySelectorAll('tspan')].filter((span) => span.children.length === 0);
  return (words.length > 0 ? words : [row]).map((word) => {
    const style = getComputedStyle(word);
    return { text: word.textContent ?? '', color: style.fill, style };
  });
}
