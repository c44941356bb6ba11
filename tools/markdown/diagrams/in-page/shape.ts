import { formatLength, roundPath } from './format-length';
import { paintOf } from './palette';

/** A shape as it is written to a drawing. */
export interface SvgShape {
  /** Fill and stroke attributes. They are written to a group, which neighbours with the same paint share. */
  paint: string;
  isFilled: boolean;
  markup: string;
}

/** Attributes of a shape's geometry, by element. */
const GEOMETRY: Record<string, readonly string[]> = {
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polygon: ['points'],
  polyline: ['points'],
  path: ['d'],
};

/** Elements placed by coordinates. A translation is added to their coordinates and not written as `transform`. */
const MOVABLE = new Set(['rect', 'circle', 'ellipse', 'line']);

/** The coordinate attributes of these elements. */
const ALONG_X = new Set(['x', 'cx', 'x1', 'x2']);
const ALONG_Y = new Set(['y', 'cy', 'y1', 'y2']);

function paintsOf(element: SVGGeometryElement): { fill: string; stroke: string; style: CSSStyleDeclaration } {
  const style = getComputedStyle(element);
  const stroke = Number.parseFloat(style.strokeWidth) > 0 ? paintOf(style.stroke) : 'none';
  return { fill: paintOf(style.fill), stroke, style };
}

/** Whether a shape shows anything: it has a paint and an extent. */
export function isPainted(element: SVGGeometryElement): boolean {
  const { fill, stroke } = paintsOf(element);
  const { width, height } = element.getBBox();
  return (fill !== 'none' || stroke !== 'none') && (width > 0 || height > 0);
}

/** Writes a shape at its place in the drawing; an empty list for a shape that shows nothing. */
export function writeShape(element: SVGGeometryElement, matrix: DOMMatrix): SvgShape[] {
  if (!isPainted(element)) return [];
  const { fill, stroke, style } = paintsOf(element);
  const paint = [
    fill === 'none' ? '' : ` fill="${fill}"`,
    stroke === 'none' ? '' : ` stroke="${stroke}"${strokeDetails(style)}`,
  ].join('');
  return [
    { paint, isFilled: fill !== 'none', markup: `<${element.tagName}${geometryOf(element, matrix)}/>` },
  ];
}

/** Opaque background of a line's label. mermaid's background is translucent: the line makes the words hard to read. */
export function writeLabelBackground(label: SVGForeignObjectElement, matrix: DOMMatrix): SvgShape[] {
  const [width, height] = [label.width.baseVal.value, label.height.baseVal.value];
  if (!label.closest('.edgeLabel') || width === 0 || height === 0) return [];
  const [x, y] = [formatLength(matrix.e), formatLength(matrix.f)];
  const place = `x="${x}" y="${y}" width="${formatLength(width)}" height="${formatLength(height)}"`;
  return [{ paint: ' fill="var(--bg)"', isFilled: true, markup: `<rect ${place}/>` }];
}

function strokeDetails({ strokeWidth, strokeDasharray }: CSSStyleDeclaration): string {
  const width = Number.parseFloat(strokeWidth);
  const lengths = strokeDasharray.split(/[\s,]+/).map((length) => Number.parseFloat(length));
  // As in browsers, a list of odd length is repeated. Without gaps the line is solid.
  const dashes = lengths.length % 2 === 0 ? lengths : [...lengths, ...lengths];
  const isDashed = dashes.some((length, i) => i % 2 === 1 && length > 0);
  return (
    (width === 1 ? '' : ` stroke-width="${formatLength(width)}"`) +
    (isDashed ? ` stroke-dasharray="${dashes.map(formatLength).join(' ')}"` : '')
  );
}

function geometryOf(element: SVGGeometryElement, matrix: DOMMatrix): string {
  const isMoved = MOVABLE.has(element.tagName) && isMove(matrix);
  const attributes = (GEOMETRY[element.tagName] ?? []).flatMap((name) => {
    const value = element.getAttribute(name) ?? '';
    if (name === 'd' || name === 'points') return [`${name}="${roundPath(value)}"`];
    const move = isMoved ? shiftOf(name, matrix) : 0;
    const length = (Number.parseFloat(value) || 0) + move;
    return formatLength(length) === '0' ? [] : [`${name}="${formatLength(length)}"`];
  });
  const transform = isMoved ? '' : transformOf(matrix);
  if (transform !== '') attributes.push(`transform="${transform}"`);
  return ` ${attributes.join(' ')}`;
}

function shiftOf(name: string, { e, f }: DOMMatrix): number {
  if (ALONG_X.has(name)) return e;
  return ALONG_Y.has(name) ? f : 0;
}

/** Whether a matrix only moves, without rotation, scaling or skew. */
export function isMove({ a, b, c, d }: DOMMatrix): boolean {
  return a === 1 && b === 0 && c === 0 && d === 1;
}

/** A matrix as the value of `transform`; empty for the identity. */
export function transformOf(matrix: DOMMatrix): string {
  const [x, y] = [formatLength(matrix.e), formatLength(matrix.f)];
  if (isMove(matrix)) return x === '0' && y === '0' ? '' : `translate(${x} ${y})`;
  const { a, b, c, d } = matrix;
  // `+ 0` turns -0 into 0.
  const factors = [a, b, c, d].map((value) => Math.round(value * 1000) / 1000 + 0);
  return `matrix(${[...factors, x, y].join(' ')})`;
}

/** Length of the piece at a line's end that determines the direction of its arrowhead, in user units. */
const DIRECTION_LENGTH = 0.5;

/** The markers at both ends of a line, as shapes: real markers would need ids, which could collide with the page's. */
export function writeArrowheads(line: SVGGeometryElement, matrix: DOMMatrix): SvgShape[] {
  const { markerStart, markerEnd } = getComputedStyle(line);
  if (markerStart === 'none' && markerEnd === 'none') return [];
  // A line may be a single point; its angle is then 0. mermaid puts the numbers in sequence diagrams on such lines.
  const length = line.getTotalLength();
  const first = line.getPointAtLength(0);
  const last = line.getPointAtLength(length);
  const startAngle = angleOf(first, line.getPointAtLength(DIRECTION_LENGTH));
  const endAngle = angleOf(line.getPointAtLength(length - DIRECTION_LENGTH), last);
  return [
    ...writeMarker(line, markerStart, matrix, first, startAngle, true),
    ...writeMarker(line, markerEnd, matrix, last, endAngle, false),
  ];
}

function angleOf(from: DOMPoint, to: DOMPoint): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

function writeMarker(
  line: SVGGeometryElement,
  reference: string,
  matrix: DOMMatrix,
  at: DOMPoint,
  direction: number,
  isStart: boolean,
): SvgShape[] {
  const id = /url\("?#([^")]+)"?\)/.exec(reference)?.[1];
  const marker = id === undefined ? null : document.getElementById(id);
  if (!(marker instanceof SVGMarkerElement)) return [];
  // For `auto-start-reverse` the orientation type is `UNKNOWN`.
  const isAuto = marker.orientType.baseVal !== SVGMarkerElement.SVG_MARKER_ORIENT_ANGLE;
  const isReversed = isStart && marker.getAttribute('orient') === 'auto-start-reverse';
  const angle = isAuto ? direction + (isReversed ? 180 : 0) : marker.orientAngle.baseVal.value;
  const isByStroke = marker.markerUnits.baseVal === SVGMarkerElement.SVG_MARKERUNITS_STROKEWIDTH;
  const unit = isByStroke ? Number.parseFloat(getComputedStyle(line).strokeWidth) : 1;
  const { width = 0 } = marker.viewBox.baseVal ?? {};
  const scale = unit * (width > 0 ? marker.markerWidth.baseVal.value / width : 1);
  const placed = matrix
    .translate(at.x, at.y)
    .rotate(angle)
    .scale(scale)
    .translate(-marker.refX.baseVal.value, -marker.refY.baseVal.value);
  return [...marker.children].flatMap((shape) =>
    shape instanceof SVGGeometryElement ? writeShape(shape, placed) : [],
  );
}
