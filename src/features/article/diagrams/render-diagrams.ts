import { MESSAGES } from '../../../bundle/messages';
import { loadCode } from '../../../content/load-code';
import { setDiagramState, showFailure } from './diagram-state';
import { drawDiagram, loadMermaid } from './draw-diagram';

/** Source of a diagram as its author wrote it. */
function readSource(box: HTMLElement): string {
  return box.querySelector('.mermaid-source')?.textContent ?? '';
}

/** Draws the diagram of a box. mermaid may load more code for this kind of diagram. */
async function draw(box: HTMLElement, id: string): Promise<SVGSVGElement> {
  const svg = await loadCode('diagrams', () => drawDiagram(readSource(box), id));
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', svg.querySelector('title')?.textContent || MESSAGES.diagramLabel);
  const width = Number((svg.getAttribute('viewBox') ?? '').split(/[\s,]+/)[2]);
  // mermaid sets `max-width`, but on this site the style sheet decides the width.
  svg.style.removeProperty('max-width');
  if (width > 0) svg.style.setProperty('--diagram-width', `${width}px`);
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
  const waiting = boxes.filter((box) => box.dataset.state !== 'failed');
  if (waiting.length === 0) return;
  try {
    await loadCode('diagrams', loadMermaid);
  } catch (error) {
    console.warn('The diagram library did not load.', error);
    if (!isCancelled()) waiting.forEach(showFailure);
    return;
  }
  for (const [i, box] of boxes.entries()) {
    if (isCancelled()) return;
    if (!waiting.includes(box)) continue;
    try {
      const svg = await draw(box, `diagramSvg${i}`);
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
