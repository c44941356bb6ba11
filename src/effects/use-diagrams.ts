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

async function draw(box: HTMLElement, id: string): Promise<() => void> {
  const { drawDiagram } = await import(/* webpackChunkName: "diagrams" */ './draw-diagram');
  const svg = await drawDiagram(readSource(box), id);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', svg.querySelector('title')?.textContent || MESSAGES.diagramLabel);
  box.prepend(svg);
  const disable = enablePanZoom(box, svg);
  return () => {
    disable();
    svg.remove();
  };
}

/** Draws the boxes one after the other (mermaid keeps its settings globally). Returns what takes the drawings away. */
async function drawAll(boxes: HTMLElement[], isGone: () => boolean): Promise<(() => void)[]> {
  const removals: (() => void)[] = [];
  for (const [i, box] of boxes.entries()) {
    if (isGone()) break;
    try {
      removals.push(await draw(box, `diagramSvg${i}`));
      setState(box, 'drawn');
    } catch (error) {
      // Shown to the reader with the source; the author finds the reason here.
      console.warn('A diagram cannot be drawn.', error);
      showFailure(box);
    }
  }
  return removals;
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
    let isGone = false;
    let removals: (() => void)[] = [];
    for (const box of boxes) setState(box, 'loading');

    const redraw = async (): Promise<void> => {
      const old = removals;
      const failed = boxes.filter((box) => box.dataset.state === 'failed');
      removals = await drawAll(
        boxes.filter((box) => !failed.includes(box)),
        () => isGone,
      );
      for (const remove of old) remove();
      if (isGone) for (const remove of removals) remove();
    };
    // The queue keeps a change of colours that comes in the middle of a drawing from mixing two.
    const pause = new Promise((resolve) => setTimeout(resolve, DIAGRAM_LOADING_MIN_MS));
    let queue: Promise<unknown> = pause.then(redraw);
    const stopWatching = watchTheme(() => {
      queue = queue.then(() => (isGone ? undefined : redraw()));
    });
    return () => {
      isGone = true;
      stopWatching();
      for (const remove of removals) remove();
    };
  }, [container]);
}
