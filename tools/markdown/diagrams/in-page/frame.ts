import { isPainted } from './shape';

/** Margin around a drawing. User units. */
const MARGIN = 8;

/** Bounding box of everything these elements show, with a margin. User units of the drawing. */
export function frameOf(elements: readonly SVGGraphicsElement[], fromScreen: DOMMatrix): DOMRect {
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

/** Whether an element shows anything. mermaid leads loops around invisible shapes. */
function isVisible(element: SVGGraphicsElement): boolean {
  if (element instanceof SVGGeometryElement) return isPainted(element);
  const isText = element instanceof SVGTextElement || element instanceof SVGForeignObjectElement;
  return isText && element.textContent.trim() !== '';
}
