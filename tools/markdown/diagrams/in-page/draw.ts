import mermaid from 'mermaid';
import { DIAGRAM_FONT_SIZE_PX, DIAGRAM_LAYOUT } from '../../../../src/bundle/diagram-theme';
import { flatten } from './flatten';
import { standInTheme } from './palette';

/** The text of a diagram's drawing, or the reason why drawing failed. */
export type Drawn = { svg: string } | { reason: string };

declare global {
  interface Window {
    /** Draws a diagram in this document. */
    drawDiagram: (source: string) => Promise<Drawn>;
    /** The Chinese characters of a text that this browser has no font for. */
    findWithoutGlyph: (text: string) => string[];
  }
}

/** Number of drawings so far: mermaid needs a new id for each drawing. */
let count = 0;

async function draw(source: string): Promise<Drawn> {
  const stage = document.createElement('div');
  document.body.append(stage);
  try {
    const { svg } = await mermaid.render(`drawing${count++}`, source);
    stage.innerHTML = svg;
    const drawing = stage.querySelector('svg');
    if (!drawing) throw new Error('it is empty');
    // Draw one user unit as one pixel: mermaid makes the drawing as wide as the window.
    drawing.style.width = `${drawing.viewBox.baseVal.width}px`;
    drawing.style.maxWidth = 'none';
    return { svg: flatten(drawing) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  } finally {
    stage.remove();
  }
}

/** Minimum width of a Chinese character that a font has, as a share of the font size. Usually the share is 1. */
const MIN_WIDTH = 0.9;

/** The browser draws a narrow box for such a character: the shapes around it would be too small for other readers. */
function findWithoutGlyph(text: string): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('there is no canvas to measure with');
  canvas.font = `${DIAGRAM_FONT_SIZE_PX}px ${getComputedStyle(document.body).fontFamily}`;
  const characters = new Set(text.match(/\p{Script=Han}/gu));
  return [...characters].filter(
    (character) => canvas.measureText(character).width < MIN_WIDTH * DIAGRAM_FONT_SIZE_PX,
  );
}

mermaid.initialize({
  startOnLoad: false,
  securityLevel: 'strict',
  theme: 'base',
  suppressErrorRendering: true,
  // Makes hand-drawn lines the same every time.
  handDrawnSeed: 1,
  ...DIAGRAM_LAYOUT,
  // Lines of similar length, instead of a last line with one or two characters.
  themeCSS: '.nodeLabel p, .edgeLabel p { text-wrap: balance; }',
  themeVariables: {
    ...standInTheme(),
    fontFamily: getComputedStyle(document.body).fontFamily,
    fontSize: `${DIAGRAM_FONT_SIZE_PX}px`,
  },
});
window.drawDiagram = draw;
window.findWithoutGlyph = findWithoutGlyph;
