import type { Mermaid } from 'mermaid';
import { loadSanitizer } from '../../../content/load-sanitizer';
import { drawWith } from './draw-with';

/** Loads mermaid; later calls reuse it. */
export async function loadMermaid(): Promise<Mermaid> {
  // The chunk keeps the name that it had on the old site; tests refer to it.
  const { default: mermaid } = await import(/* webpackChunkName: "vendors~flowchart" */ 'mermaid');
  return mermaid;
}

/** Draws mermaid source. Rejects if the library does not load or the source is wrong. */
export async function drawDiagram(source: string, id: string): Promise<SVGSVGElement> {
  const [mermaid, { parseDiagram }] = await Promise.all([loadMermaid(), loadSanitizer()]);
  return drawWith(mermaid, parseDiagram, source, id);
}
