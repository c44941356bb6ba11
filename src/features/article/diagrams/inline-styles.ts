import { writeLabels } from './label-lines';
import { contrastingText, isOwnColor, paintOf } from './paints';

/** Attributes that a drawing keeps besides its styles. */
const ATTRIBUTES = new Set(
  (
    'id viewBox x y x1 x2 y1 y2 dx dy cx cy r rx ry d points width height transform ' +
    'marker-start marker-end refX refY markerWidth markerHeight markerUnits orient'
  ).split(' '),
);

/** Style properties that become attributes, with their initial values. */
const INITIAL_STYLES: Styles = new Map([
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-dasharray', 'none'],
  ['font-size', ''],
  ['font-weight', '400'],
  ['font-style', 'normal'],
  ['text-anchor', 'start'],
  ['dominant-baseline', 'auto'],
  ['rx', 'auto'],
]);

type Styles = Map<string, string>;

/** Room around a drawing for the width of its outermost lines. User units. */
const MARGIN = 2;

/**
 * Turns mermaid's drawing, with its style sheet and HTML labels, into shapes and lines of text whose styles are
 * attributes. Colours of the theme become references to custom properties, which follow the colour scheme.
 *
 * @param drawing in the document
 * @param theme the theme's colours, as computed styles give them, and the references to write instead
 */
export function inlineStyles(drawing: SVGSVGElement, theme: ReadonlyMap<string, string>): void {
  for (const element of drawing.querySelectorAll('*')) if (isHidden(element)) element.remove();
  writeLabels(drawing);
  const elements: Element[] = [drawing, ...drawing.querySelectorAll('*:not(style)')];
  const styles = new Map(elements.map((element) => [element, readStyles(element, theme)]));
  contrastTexts(styles);
  for (const [element, own] of styles) {
    for (const { name } of [...element.attributes]) if (!ATTRIBUTES.has(name)) element.removeAttribute(name);
    const inherited = (element.parentElement && styles.get(element.parentElement)) ?? INITIAL_STYLES;
    for (const [property, value] of own)
      if (value !== inherited.get(property)) element.setAttribute(property, value);
    for (const { name, value } of element.attributes) element.setAttribute(name, roundNumbers(name, value));
  }
  removeUnused(drawing);
  crop(drawing);
}

/** Whether an element shows nothing. mermaid also draws invisible shapes, around which it routes loops. */
function isHidden(element: Element): boolean {
  if (element.matches('style, defs, defs *, marker, marker *')) return false;
  const { display, visibility, fill, stroke } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return true;
  if (!(element instanceof SVGGeometryElement) || element.matches('[marker-start], [marker-end]'))
    return false;
  const { width, height } = element.getBBox();
  return (fill === 'none' && stroke === 'none') || (width === 0 && height === 0);
}

function readStyles(element: Element, theme: ReadonlyMap<string, string>): Styles {
  const computed = getComputedStyle(element);
  const styles = [...INITIAL_STYLES.keys()].map((property): [string, string] => {
    const value = computed
      .getPropertyValue(property)
      .replace(/px\b/g, '')
      .replace(/^(?:1, )?0$/, 'none');
    // Labels were HTML, which has no stroke: that of a node's own style is for its shape.
    if (property === 'stroke' && element instanceof SVGTextContentElement) return [property, 'none'];
    return [property, property === 'fill' || property === 'stroke' ? paintOf(value, theme) : value];
  });
  return new Map(styles);
}

/** Makes text readable in both colour schemes where a shape behind it has a colour of its own. */
function contrastTexts(styles: ReadonlyMap<Element, Styles>): void {
  const shapes: SVGGeometryElement[] = [];
  for (const [element, own] of styles) {
    if (
      element instanceof SVGGeometryElement &&
      own.get('fill') !== 'none' &&
      !element.closest('defs, marker')
    )
      shapes.unshift(element);
    if (!(element instanceof SVGTextContentElement)) continue;
    const box = element.getBoundingClientRect();
    const centre = new DOMPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const behind = shapes.find((shape) =>
      shape.isPointInFill(centre.matrixTransform(shape.getScreenCTM()?.inverse())),
    );
    const color = behind && styles.get(behind)?.get('fill');
    if (color && isOwnColor(color) && !isOwnColor(own.get('fill') ?? ''))
      own.set('fill', contrastingText(color));
  }
}

/** Rounds coordinates to tenths, of which no screen shows less; the same drawing then has the same text everywhere. */
function roundNumbers(attribute: string, value: string): string {
  const digits = attribute === 'transform' ? 100 : 10;
  return value
    .replace(/-?\d{0,6}\.\d+(?:e-?\d+)?/g, (number) => ` ${Math.round(Number(number) * digits) / digits + 0}`)
    .replace(/\s+/g, ' ')
    .replace(/(^|[a-zA-Z(,]) /g, '$1');
}

/** Cuts off the room around what a drawing shows. mermaid's frame cuts off long ends of lines. */
function crop(drawing: SVGSVGElement): void {
  const frame = drawing.viewBox.baseVal;
  const box = drawing.getBBox();
  const x = Math.floor(Math.max(box.x - MARGIN, frame.x));
  const y = Math.floor(Math.max(box.y - MARGIN, frame.y));
  const width = Math.ceil(Math.min(box.x + box.width + MARGIN, frame.x + frame.width)) - x;
  const height = Math.ceil(Math.min(box.y + box.height + MARGIN, frame.y + frame.height)) - y;
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  drawing.removeAttribute('id');
}

/** Removes arrowheads to which nothing refers, and groups that say nothing about what is in them. */
function removeUnused(drawing: SVGSVGElement): void {
  const references = [...drawing.querySelectorAll('[marker-start], [marker-end]')].map(
    (line) => `${line.getAttribute('marker-start')}${line.getAttribute('marker-end')}`,
  );
  for (const element of [...drawing.querySelectorAll('*')].reverse()) {
    const isUsed = element.matches('marker')
      ? references.some((reference) => reference.includes(`#${element.id})`))
      : element.matches('g, defs, text, tspan')
        ? element.textContent !== '' || element.childElementCount > 0
        : !element.matches('style, title, desc, filter, linearGradient, symbol, symbol *');
    if (!isUsed) element.remove();
    else {
      if (!element.matches('marker')) element.removeAttribute('id');
      if (element.matches('g, defs, tspan, a') && element.attributes.length === 0)
        element.replaceWith(...element.childNodes);
    }
  }
  drawing.normalize();
}
