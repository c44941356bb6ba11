import { type RefObject, useEffect } from 'react';
import { DIAGRAM_LOADING_MIN_MS } from '../bundle/constants';
import { MESSAGES } from '../bundle/messages';
import { enablePanZoom } from './enable-pan-zoom';

type State = 'loading' | 'drawn' | 'failed';

function setState(box: HTMLElement, state: State): void {
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
  setState(box, 'failed');
}

/** What takes a box's drawing away. */
type Drawings = Map<HTMLElement, () => void>;

async function draw(box: HTMLElement, id: string, drawings: Drawings, isGone: () => boolean): Promise<void> {
  const { drawDiagram } = await import(/* webpackChunkName: "diagrams" */ './draw-diagram');
  const svg = await drawDiagram(readSource(box), id);
  if (isGone()) return;
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', svg.querySelector('title')?.textContent || MESSAGES.diagramLabel);
  drawings.get(box)?.();
  box.prepend(svg);
  const disable = enablePanZoom(box, svg);
  drawings.set(box, () => {
    disable();
    svg.remove();
  });
}

/** Draws the boxes one after the other: mermaid keeps its settings globally. */
async function drawAll(boxes: HTMLElement[], drawings: Drawings, isGone: () => boolean): Promise<void> {
  for (const [i, box] of boxes.entries()) {
    if (isGone()) return;
    if (box.dataset.state === 'failed') continue;
    try {
      await draw(box, `diagramSvg${i}`, drawings, isGone);
      setState(box, 'drawn');
    } catch (error) {
      // Shown to the reader with the source; the author finds the reason here.
      console.warn('A diagram cannot be drawn.', error);
      showFailure(box);
    }
  }
}

/** Begins to load the library while the loading animation runs; a failure shows when it is drawn with. */
async function preload(): Promise<void> {
  try {
    const { loadMermaid } = await import(/* webpackChunkName: "diagrams" */ './draw-diagram');
    await loadMermaid();
  } catch (error) {
    console.warn('The diagram library did not load.', error);
  }
}

/** Calls back whenever `html[data-theme]` changes. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Draws the container's diagrams, and again when the colour scheme changes. Mermaid loads only if there are any. */
export function useDiagrams(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const boxes = [...(container.current?.querySelectorAll<HTMLElement>('.mermaid') ?? [])];
    if (boxes.length === 0) return;
    const drawings: Drawings = new Map();
    let isGone = false;
    for (const box of boxes) setState(box, 'loading');

    const redraw = (): Promise<void> => drawAll(boxes, drawings, () => isGone);
    const pause = new Promise((resolve) => setTimeout(resolve, DIAGRAM_LOADING_MIN_MS));
    // The queue keeps a change of colours that comes in the middle of a drawing from mixing two.
    let queue = Promise.all([pause, preload()]).then(redraw);
    const stopWatching = watchTheme(() => {
      queue = queue.then(redraw);
    });
    return () => {
      isGone = true;
      stopWatching();
      for (const remove of drawings.values()) remove();
    };
  }, [container]);
}
