import mermaid from 'mermaid';
import { DIAGRAM_FONT_SIZE_PX, DIAGRAM_LAYOUT } from '../../../../src/bundle/diagram-theme';
import { flatten } from './flatten';
import { standInTheme } from './palette';

/** What became of a diagram: the text of its drawing, or why there is none. */
export type Drawn = { svg: string } | { reason: string };

declare global {
  interface Window {
    /** Draws a diagram in this document. */
    drawDiagram: (source: string) => Promise<Drawn>;
  }
}

let count = 0;

async function draw(source: string): Promise<Drawn> {
  const stage = document.createElement('div');
  document.body.append(stage);
  try {
    const { svg } = await mermaid.render(`drawing${count++}`, source);
    stage.innerHTML = svg;
    const drawing = stage.querySelector('svg');
    if (!drawing) throw new Error('it is empty');
    // Else it would be as wide as the window.
    drawing.style.width = `${drawing.viewBox.baseVal.width}px`;
    drawing.style.maxWidth = 'none';
    return { svg: flatten(drawing) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  } finally {
    stage.remove();
  }
}

mermaid.initialize({
  startOnLoad: false,
  securityLevel: 'strict',
  theme: 'base',
  suppressErrorRendering: true,
  // The same lines every time.
  handDrawnSeed: 1,
  ...DIAGRAM_LAYOUT,
  // Lines of much the same length, instead of a last one with a character or two.
  themeCSS: '.nodeLabel p, .edgeLabel p { text-wrap: balance; }',
  themeVariables: {
    ...standInTheme(),
    fontFamily: getComputedStyle(document.body).fontFamily,
    fontSize: `${DIAGRAM_FONT_SIZE_PX}px`,
  },
});
window.drawDiagram = draw;
