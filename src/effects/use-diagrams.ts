import { type RefObject, useEffect } from 'react';
import { DIAGRAM_LOADING_MIN_MS } from '../bundle/constants';
import { drawDiagrams, preloadDiagrams, setDiagramState } from './diagrams';
import { enablePanZoom } from './enable-pan-zoom';

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
    /** What takes a box's drawing away. */
    const removals = new Map<HTMLElement, () => void>();
    let isGone = false;
    for (const box of boxes) setDiagramState(box, 'loading');

    const place = (box: HTMLElement, svg: SVGSVGElement): void => {
      removals.get(box)?.();
      box.prepend(svg);
      const disable = enablePanZoom(box, svg);
      removals.set(box, () => {
        disable();
        svg.remove();
      });
    };
    const redraw = (): Promise<void> => drawDiagrams(boxes, place, () => isGone);
    const pause = new Promise((resolve) => setTimeout(resolve, DIAGRAM_LOADING_MIN_MS));
    // The queue keeps a change of colours that comes in the middle of a drawing from mixing two.
    let queue = Promise.all([pause, preloadDiagrams()]).then(redraw);
    const stopWatching = watchTheme(() => {
      queue = queue.then(redraw);
    });
    return () => {
      isGone = true;
      stopWatching();
      for (const remove of removals.values()) remove();
    };
  }, [container]);
}
