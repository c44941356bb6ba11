import type { Mermaid } from 'mermaid';
import { inlineStyles } from './inline-styles';
import { SETTINGS, THEME } from './mermaid-settings';

/**
 * Shown, because hidden elements have no sizes, but not to be seen. Its font determines the sizes of shapes. Forced
 * colours would make all colours of the theme one.
 */
const STAGE_STYLE =
  'position: absolute; opacity: 0; pointer-events: none; forced-color-adjust: none; ' +
  'font: 14px/1.4 var(--font-diagram); text-autospace: no-autospace;';

/**
 * Draws mermaid source as shapes and lines of text in the site's colours, which follow the colour scheme. Readers'
 * browsers and `npm run diagrams` draw with this function. Rejects if the source is wrong.
 *
 * @param parse turns mermaid's SVG into elements
 * @param id begins the ids of the drawing's arrowheads, which have to be unique in the document
 */
export async function drawWith(
  mermaid: Mermaid,
  parse: (svg: string) => Node,
  source: string,
  id: string,
): Promise<SVGSVGElement> {
  const stage = document.createElement('div');
  stage.style.cssText = STAGE_STYLE;
  document.body.append(stage);
  try {
    const colors = readColors(stage);
    const themeColors = Object.entries(THEME).map(([variable, property]) => [variable, colors.get(property)]);
    const { fontFamily, fontSize } = getComputedStyle(stage);
    mermaid.initialize({
      ...SETTINGS,
      fontFamily,
      fontSize: Number.parseFloat(fontSize),
      themeVariables: { ...Object.fromEntries(themeColors), fontFamily, fontSize },
    });
    const { svg } = await mermaid.render(id, source, stage);
    stage.replaceChildren(parse(svg));
    const drawing = stage.querySelector('svg');
    if (!drawing) throw new Error('The drawing is empty.');
    inlineStyles(drawing, new Map([...colors].map(([property, color]) => [color, `var(${property})`])));
    return drawing;
  } finally {
    stage.remove();
  }
}

/** The theme's custom properties and their colours on this page, as computed styles give them. */
function readColors(stage: HTMLElement): Map<string, string> {
  const properties = [...new Set(Object.values(THEME))];
  const colors = properties.map((property): [string, string] => {
    stage.style.color = `var(${property})`;
    return [property, getComputedStyle(stage).color];
  });
  stage.style.removeProperty('color');
  return new Map(colors);
}
