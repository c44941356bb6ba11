import { isMove, short, shortenPath, transformOf } from './numbers';
import { paintOf } from './palette';

/** A shape as it is written to a drawing. */
export interface SvgShape {
  /** Attributes of its paint. They are written to a group that neighbours with the same paint share. */
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

/** Coordinates to which a move can be added instead of writing a `transform`. */
const ALONG_X = new Set(['x', 'cx', 'x1', 'x2']);
const ALONG_Y = new Set(['y', 'cy', 'y1', 'y2']);

function paintsOf(element: SVGGeometryElement): { fill: string; stroke: string; style: CSSStyleDeclaration } {
  const style = getComputedStyle(element);
  const stroke = Number.parseFloat(style.strokeWidth) > 0 ? paintOf(style.stroke) : 'none';
  return { fill: paintOf(style.fill), stroke, style };
}

/** Whether a shape shows anything. */
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

/** Opaque background of a line's label. mermaid lets the line shine through, which makes words harder to read. */
export function writeLabelGround(label: SVGForeignObjectElement, matrix: DOMMatrix): SvgShape[] {
  const [width, height] = [label.width.baseVal.value, label.height.baseVal.value];
  if (!label.closest('.edgeLabel') || width === 0 || height === 0) return [];
  const place = `x="${short(matrix.e)}" y="${short(matrix.f)}" width="${short(width)}" height="${short(height)}"`;
  return [{ paint: ' fill="var(--bg)"', isFilled: true, markup: `<rect ${place}/>` }];
}

function strokeDetails({ strokeWidth, strokeDasharray }: CSSStyleDeclaration): string {
  const width = Number.parseFloat(strokeWidth);
  const lengths = strokeDasharray.split(/[\s,]+/).map((length) => Number.parseFloat(length));
  // As in browsers, a list of odd length is repeated. Without gaps the line is solid.
  const dashes = lengths.length % 2 === 0 ? lengths : [...lengths, ...lengths];
  const isDashed = dashes.some((length, i) => i % 2 === 1 && length > 0);
  return (
    (width === 1 ? '' : ` stroke-width="${short(width)}"`) +
    (isDashed ? ` stroke-dasharray="${dashes.map(short).join(' ')}"` : '')
  );
}

/** Elements placed by coordinates to which a move can be added. */
const MOVABLE = new Set(['rect', 'circle', 'ellipse', 'line']);

function geometryOf(element: SVGGeometryElement, matrix: DOMMatrix): string {
  const isMoved = MOVABLE.has(element.tagName) && isMove(matrix);
  const attributes = (GEOMETRY[element.tagName] ?? []).flatMap((name) => {
    const value = element.getAttribute(name) ?? '';
    if (name === 'd' || name === 'points') return [`${name}="${shortenPath(value)}"`];
    const move = isMoved ? shiftOf(name, matrix) : 0;
    const length = (Number.parseFloat(value) || 0) + move;
    return short(length) === '0' ? [] : [`${name}="${short(length)}"`];
  });
  const transform = isMoved ? '' : transformOf(matrix);
  if (transform !== '') attributes.push(`transform="${transform}"`);
  return ` ${attributes.join(' ')}`;
}

function shiftOf(name: string, { e, f }: DOMMatrix): number {
  if (ALONG_X.has(name)) return e;
  return ALONG_Y.has(name) ? f : 0;
}
