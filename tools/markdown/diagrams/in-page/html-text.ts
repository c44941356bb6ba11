import { baselineShare } from './font';
import type { TextLine } from './text-line';

/** How far a line may be from the middle of its shape and still count as centred. CSS pixels. */
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

/** Whether a line is centred. It must stay centred although words differ in length in the reader's own font. */
function isInMiddle({ left, right }: TextLine, label: SVGForeignObjectElement): boolean {
  const shape = (label.closest('.node, .cluster') ?? label).getBoundingClientRect();
  return Math.abs((left + right) / 2 - (shape.left + shape.right) / 2) < MIDDLE_TOLERANCE;
}
