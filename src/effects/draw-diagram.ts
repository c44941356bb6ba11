import type { Mermaid } from 'mermaid';
import { loadSanitizer } from '../data/load-sanitizer';

/** Custom properties of the style sheet → mermaid's theme variables. */
const THEME_VARIABLES: Record<string, string> = {
  background: '--bg',
  edgeLabelBackground: '--bg',
  primaryColor: '--diagram-fill',
  primaryBorderColor: '--diagram-line',
  primaryTextColor: '--text',
  secondaryColor: '--diagram-fill-2',
  tertiaryColor: '--bg-soft',
  lineColor: '--diagram-line',
  textColor: '--text',
  noteBkgColor: '--diagram-note',
  noteTextColor: '--text',
  noteBorderColor: '--border',
};

function readTheme(): Record<string, string | boolean> {
  const style = getComputedStyle(document.documentElement);
  const colors = Object.entries(THEME_VARIABLES).map(([name, property]) => [
    name,
    style.getPropertyValue(property).trim(),
  ]);
  return {
    ...Object.fromEntries(colors.filter(([, value]) => value !== '')),
    darkMode: document.documentElement.dataset.theme === 'dark',
    fontFamily: style.fontFamily,
    fontSize: '15px',
  };
}

/** Loads the library, once. */
export async function loadMermaid(): Promise<Mermaid> {
  // The old site's name for its diagram chunk; service workers and tests know it.
  const { default: mermaid } = await import(/* webpackChunkName: "vendors~flowchart" */ 'mermaid');
  return mermaid;
}

/** Draws mermaid source in the page's present colours. Rejects when the library does not load or the source is wrong. */
export async function drawDiagram(source: string, id: string): Promise<SVGSVGElement> {
  const [mermaid, { parseDiagram }] = await Promise.all([loadMermaid(), loadSanitizer()]);
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    themeVariables: readTheme(),
    suppressErrorRendering: true,
  });
  const { svg } = await mermaid.render(id, source);
  const drawing = parseDiagram(svg).querySelector('svg');
  if (!drawing) throw new Error('The drawing is empty.');
  return drawing;
}
