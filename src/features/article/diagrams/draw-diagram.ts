import type { Mermaid } from 'mermaid';
import { DIAGRAM_FONT_SIZE_PX, DIAGRAM_LAYOUT, DIAGRAM_THEME } from '../../../bundle/diagram-theme';
import { loadSanitizer } from '../../../content/load-sanitizer';

function readTheme(): Record<string, string | boolean> {
  const style = getComputedStyle(document.documentElement);
  const read = (property: string): string => style.getPropertyValue(property).trim();
  const colors = Object.entries(DIAGRAM_THEME).map(([variable, property]) => [variable, read(property)]);
  return {
    ...Object.fromEntries(colors.filter(([, value]) => value !== '')),
    darkMode: document.documentElement.dataset.theme === 'dark',
    fontFamily: read('--font-diagram') || style.fontFamily,
    fontSize: `${DIAGRAM_FONT_SIZE_PX}px`,
  };
}

/** Loads mermaid; later calls reuse it. */
export async function loadMermaid(): Promise<Mermaid> {
  // The chunk keeps the name that it had on the old site; tests refer to it.
  const { default: mermaid } = await import(/* webpackChunkName: "vendors~flowchart" */ 'mermaid');
  return mermaid;
}

/**
 * Draws mermaid source in the current colours of the page. Rejects if the library does not load or the source is wrong.
 */
export async function drawDiagram(source: string, id: string): Promise<SVGSVGElement> {
  const [mermaid, { parseDiagram }] = await Promise.all([loadMermaid(), loadSanitizer()]);
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    ...DIAGRAM_LAYOUT,
    themeVariables: readTheme(),
    suppressErrorRendering: true,
  });
  const { svg } = await mermaid.render(id, source);
  const drawing = parseDiagram(svg).querySelector('svg');
  if (!drawing) throw new Error('The drawing is empty.');
  return drawing;
}
