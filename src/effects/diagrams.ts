import { MESSAGES } from '../bundle/messages';
import { loadCode } from '../data/load-code';

type State = 'loading' | 'drawn' | 'failed';

/** Marks how far a diagram is, for the style sheet and for screen readers. */
export function setDiagramState(box: HTMLElement, state: State): void {
  box.dataset.state = state;
  box.toggleAttribute('aria-busy', state === 'loading');
}

/** Source of a diagram as its author wrote it. */
function readSource(box: HTMLElement): string {
  return box.querySelector('.mermaid-source')?.textContent ?? '';
}

function showFailure(box: HTMLElement): void {
  const note = document.createElement('p');
  note.className = 'mermaid-note';
  note.textContent = MESSAGES.diagramFailed;
  box.prepend(note);
  setDiagramState(box, 'failed');
}

const importDrawing = () => import(/* webpackChunkName: "diagrams" */ './draw-diagram');

async function loadLibrary(): Promise<void> {
  const { loadMermaid } = await importDrawing();
  await loadMermaid();
}

/** Draws one box. The library may load more code for its kind of diagram. */
async function draw(box: HTMLElement, id: string): Promise<SVGSVGElement> {
  const svg = await loadCode('diagrams', async () => {
    const { drawDiagram } = await importDrawing();
    return drawDiagram(readSource(box), id);
  });
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', svg.querySelector('title')?.textContent || MESSAGES.diagramLabel);
  return svg;
}

/**
 * Draws boxes one after the other (mermaid keeps its settings globally) and hands each drawing to `place`.
 * A box that cannot be drawn shows its source with an explanation.
 */
export async function drawDiagrams(
  boxes: HTMLElement[],
  place: (box: HTMLElement, svg: SVGSVGElement) => void,
  isGone: () => boolean = () => false,
): Promise<void> {
  const waiting = boxes.filter((box) => box.dataset.state !== 'failed');
  try {
    await loadCode('diagrams', loadLibrary);
  } catch (error) {
    console.warn('The diagram library did not load.', error);
    if (!isGone()) waiting.forEach(showFailure);
    return;
  }
  for (const [i, box] of boxes.entries()) {
    if (isGone()) return;
    if (!waiting.includes(box)) continue;
    try {
      const svg = await draw(box, `diagramSvg${i}`);
      if (isGone()) return;
      place(box, svg);
      setDiagramState(box, 'drawn');
    } catch (error) {
      // Shown to the reader with the source; the author finds the reason here.
      console.warn('A diagram cannot be drawn.', error);
      showFailure(box);
    }
  }
}

/** Begins to load the library while something else is waited for; a failure is met when it is drawn with. */
export async function preloadDiagrams(): Promise<void> {
  try {
    await loadLibrary();
  } catch (error) {
    console.warn('The diagram library did not load.', error);
  }
}
