/** Difference up to which a line counts as centred in its shape. CSS pixels. */
const CENTRE_TOLERANCE = 1;

/** Height of the middle of a line above its baseline, as a share of the font size. */
const MIDDLE_SHARE = 0.36;

interface Line {
  text: string;
  box: DOMRect;
  style: CSSStyleDeclaration;
}

/** Replaces mermaid's HTML labels by lines of SVG text, broken where the browser has broken them. */
export function writeLabels(drawing: SVGSVGElement): void {
  for (const label of drawing.querySelectorAll('foreignObject')) {
    const lines = linesOf(label);
    const fromScreen = label.getScreenCTM()?.inverse();
    const shape = label.closest('.node, .cluster') ?? label;
    if (label.closest('.edgeLabel') && lines.length > 0) label.before(backgroundOf(label));
    for (const line of lines) label.before(writeLine(line, shape.getBoundingClientRect(), fromScreen));
    label.remove();
  }
}

/** Hides the part of an edge that lies behind its label. */
function backgroundOf(label: SVGForeignObjectElement): SVGElement {
  const background = createSvg('rect', {
    width: label.width.baseVal.value,
    height: label.height.baseVal.value,
  });
  background.style.fill = 'var(--bg)';
  return background;
}

function writeLine(
  { text, box, style }: Line,
  shape: DOMRect,
  fromScreen: DOMMatrix | undefined,
): SVGElement {
  const middle = (box.left + box.right) / 2;
  const isCentred = Math.abs(middle - (shape.left + shape.right) / 2) < CENTRE_TOLERANCE;
  // A centred line stays centred in another font, in which its words are wider.
  const start = new DOMPoint(
    isCentred ? middle : box.left,
    (box.top + box.bottom) / 2 + Number.parseFloat(style.fontSize) * MIDDLE_SHARE,
  ).matrixTransform(fromScreen);
  const row = createSvg('text', { x: start.x, y: start.y });
  row.textContent = text;
  row.style.fill = style.color;
  row.style.fontWeight = style.fontWeight;
  row.style.fontStyle = style.fontStyle;
  row.style.textAnchor = isCentred ? 'middle' : 'start';
  return row;
}

function createSvg(name: 'rect' | 'text', attributes: Readonly<Record<string, number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

function linesOf(label: Element): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || !node.parentElement) continue;
    const style = getComputedStyle(node.parentElement);
    let start = 0;
    for (const character of node.data) {
      range.setStart(node, start);
      start += character.length;
      range.setEnd(node, start);
      const box = range.getClientRects()[0];
      const line = lines.at(-1);
      // Space between lines has no box.
      if (!box || box.width === 0) continue;
      if (line && box.top < (line.box.top + line.box.bottom) / 2) {
        line.text += character;
        line.box = new DOMRect(line.box.x, line.box.y, box.right - line.box.x, line.box.height);
      } else lines.push({ text: character, box, style });
    }
  }
  return lines;
}
