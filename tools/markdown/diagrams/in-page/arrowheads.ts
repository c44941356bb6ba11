import { type SvgShape, writeShape } from './shape';

/** Length of the piece at a line's end that gives the line's direction there. User units. */
const DIRECTION_LENGTH = 0.5;

/** The markers at both ends of a line, as shapes: real markers would need ids, which could collide with the page's. */
export function writeArrowheads(line: SVGGeometryElement, matrix: DOMMatrix): SvgShape[] {
  const { markerStart, markerEnd } = getComputedStyle(line);
  if (markerStart === 'none' && markerEnd === 'none') return [];
  // A line may be a single point: mermaid puts the numbers of a sequence diagram's messages on such lines.
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
