import { diagramTitle } from '../../../bundle/diagram-title';
import { MESSAGES } from '../../../bundle/messages';
import { loadCode } from '../../../content/load-code';
import { setDiagramState, showFailure } from './diagram-state';
import { drawDiagram, loadMermaid } from './draw-diagram';

/** Draws the diagram of a box. mermaid may load more code for this kind of diagram. */
async function draw(box: HTMLElement, id: string): Promise<SVGSVGElement> {
  const source = box.querySelector('.mermaid-source')?.textContent ?? '';
  const svg = await loadCode('diagrams', () => drawDiagram(source, id));
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', diagramTitle(source) ?? MESSAGES.diagramLabel);
  return svg;
}

/**
 * Draws boxes one after the other (mermaid keeps its settings globally) and hands each drawing to `place`.
 * A box that cannot be drawn shows its source with an explanation.
 */
export async function renderDiagrams(
  boxes: HTMLElement[],
  place: (box: HTMLElement, svg: SVGSVGElement) => void,
  isCancelled: () => boolean = () => false,
): Promise<void> {
  if (boxes.length === 0) return;
  try {
    await loadCode('diagrams', loadMermaid);
  } catch (error) {
    console.warn('The diagram library did not load.', error);
    if (!isCancelled()) boxes.forEach(showFailure);
    return;
  }
  for (const [i, box] of boxes.entries()) {
    if (isCancelled()) return;
    try {
      const svg = await draw(box, `diagram${i}`);
      if (isCancelled()) return;
      place(box, svg);
      setDiagramState(box, 'drawn');
    } catch (error) {
      // The reader sees the source with an explanation; this tells the author the reason.
      console.warn('A diagram cannot be drawn.', error);
      showFailure(box);
    }
  }
}

/** Loads mermaid ahead of time. A failure is only logged, because drawing loads it again and shows the failure. */
export async function preloadDiagrams(): Promise<void> {
  try {
    await loadMermaid();
  } catch (error) {
    console.warn('The diagram library did not load.', error);
  }
}
