import { DIAGRAM_FONT_SIZE_PX } from '../../../../src/bundle/diagram-theme';
import { formatLength } from './format-length';
import { isPainted, type SvgShape, writeArrowheads, writeLabelBackground, writeShape } from './shape';
import { linesOfHtml, linesOfText, TEXT_PAINT, writeLine } from './text-lines';

/** Elements that show nothing themselves. */
const DEFINITIONS = 'defs, marker, symbol, style, title, desc, clipPath, mask, linearGradient';

/** Elements that cannot be written as shapes and text. */
const UNSUPPORTED = 'use, image, img, math, textPath, animate, [filter], [clip-path], [mask]';

/**
 * Rewrites mermaid's drawing as shapes and lines of text at their places, in the site's colours, without style sheet,
 * ids and classes. Throws when it contains unsupported elements or is not shown.
 *
 * @param svg in the document, drawn with `standInTheme`
 */
export function flatten(svg: SVGSVGElement): string {
  const unsupported = [...svg.querySelectorAll(UNSUPPORTED)].find((element) => !element.closest(DEFINITIONS));
  if (unsupported) throw new Error(`it contains <${unsupported.tagName}>`);
  const screen = svg.getScreenCTM();
  if (!screen) throw new Error('it is not shown');
  const elements = [...svg.querySelectorAll('*')].filter(
    (element): element is SVGGraphicsElement =>
      element instanceof SVGGraphicsElement && !element.closest(DEFINITIONS) && isShown(element),
  );
  const frame = frameOf(elements, screen.inverse());
  const toDrawing = new DOMMatrix().translate(-frame.x, -frame.y).multiply(screen.inverse());
  const shapes: SvgShape[] = [];
  // Arrowheads are written after their lines and before the next filled shape, which may cover both.
  const arrowheads: SvgShape[] = [];
  const texts: string[] = [];
  for (const element of elements) {
    const matrix = roundMatrix(toDrawing.multiply(element.getScreenCTM() ?? screen));
    if (element instanceof SVGGeometryElement) {
      const written = writeShape(element, matrix);
      if (written.some(({ isFilled }) => isFilled)) shapes.push(...arrowheads.splice(0));
      shapes.push(...written);
      arrowheads.push(...writeArrowheads(element, matrix));
    } else if (element instanceof SVGForeignObjectElement) {
      shapes.push(...arrowheads.splice(0), ...writeLabelBackground(element, matrix));
      texts.push(...linesOfHtml(element).flatMap((line) => writeLine(line, roundMatrix(toDrawing))));
    } else if (element instanceof SVGTextElement)
      texts.push(...linesOfText(element).flatMap((line) => writeLine(line, matrix)));
  }
  shapes.push(...arrowheads);
  const [width, height] = [formatLength(frame.width), formatLength(frame.height)];
  return [
    `<svg viewBox="0 0 ${width} ${height}" fill="none" font-size="${DIAGRAM_FONT_SIZE_PX}" text-anchor="middle">`,
    ...paintedGroups(shapes),
    `<g fill="${TEXT_PAINT}">`,
    ...texts,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** Rounds off the inaccuracies of matrix multiplication. */
function roundMatrix({ a, b, c, d, e, f }: DOMMatrix): DOMMatrix {
  return new DOMMatrix([a, b, c, d, e, f].map((value) => Math.round(value * 1e5) / 1e5));
}

function isShown(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display !== 'none' && visibility !== 'hidden';
}

/** Writes shapes in groups: neighbours with the same paint share a group. */
function paintedGroups(shapes: readonly SvgShape[]): string[] {
  return shapes.flatMap(({ paint, markup }, i) => [
    ...(shapes[i - 1]?.paint === paint ? [] : [`<g${paint}>`]),
    markup,
    ...(shapes[i + 1]?.paint === paint ? [] : ['</g>']),
  ]);
}

/** Margin around a drawing, in user units. */
const MARGIN = 8;

/** Bounding box of everything these elements show, with a margin, in user units of the drawing. */
function frameOf(elements: readonly SVGGraphicsElement[], fromScreen: DOMMatrix): DOMRect {
  const corners = elements.filter(isVisible).flatMap((element) => cornersOf(element, fromScreen));
  const left = Math.min(...corners.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...corners.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...corners.map(({ x }) => x)) + MARGIN;
  const bottom = Math.max(...corners.map(({ y }) => y)) + MARGIN;
  return new DOMRect(left, top, Math.ceil(right - left), Math.ceil(bottom - top));
}

/** Corners of an element's geometry. `getBoundingClientRect` would also include room for possible markers. */
function cornersOf(element: SVGGraphicsElement, fromScreen: DOMMatrix): DOMPoint[] {
  const { x, y, width, height } = element.getBBox();
  const matrix = fromScreen.multiply(element.getScreenCTM() ?? new DOMMatrix());
  return [x, x + width].flatMap((left) =>
    [y, y + height].map((top) => new DOMPoint(left, top).matrixTransform(matrix)),
  );
}

/** Whether an element shows anything. mermaid also draws invisible shapes, around which it routes loops. */
function isVisible(element: SVGGraphicsElement): boolean {
  if (element instanceof SVGGeometryElement) return isPainted(element);
  const isText = element instanceof SVGTextElement || element instanceof SVGForeignObjectElement;
  return isText && element.textContent.trim() !== '';
}
