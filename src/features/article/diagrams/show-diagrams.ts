import { enablePanZoom } from './enable-pan-zoom';
import { preloadDiagrams, renderDiagrams } from './render-diagrams';

export { lightCallouts } from './light-callouts';

/** Calls back whenever `html[data-theme]` changes. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Adds zoom tools to diagrams that already have a drawing. Returns the cleanup. */
export function addDiagramTools(boxes: HTMLElement[]): () => void {
  const undos = boxes.flatMap((box) => {
    const svg = box.querySelector<SVGSVGElement>(':scope > svg');
    return svg ? [enablePanZoom(box, svg)] : [];
  });
  return () => {
    for (const undo of undos) undo();
  };
}

/**
 * Draws diagrams that came without a drawing, and again when the colour scheme changes. Returns the cleanup.
 *
 * @param pause promise that the first drawing waits for
 */
export function drawMissing(boxes: HTMLElement[], pause: Promise<unknown>): () => void {
  /** For each box, a function that removes its drawing. */
  const removals = new Map<HTMLElement, () => void>();
  let isCancelled = false;

  const place = (box: HTMLElement, svg: SVGSVGElement): void => {
    removals.get(box)?.();
    box.prepend(svg);
    releaseHeight(box);
    const disable = enablePanZoom(box, svg);
    removals.set(box, () => {
      disable();
      svg.remove();
    });
  };
  const redraw = (): Promise<void> => renderDiagrams(boxes, place, () => isCancelled);
  // A queue, so that a change of colours during a drawing does not mix two schemes.
  let queue = Promise.all([pause, preloadDiagrams()]).then(redraw);
  const stopWatching = watchTheme(() => {
    queue = queue.then(redraw);
  });
  return () => {
    isCancelled = true;
    stopWatching();
    for (const remove of removals.values()) remove();
  };
}

/**
 * A box below the visible part of the page takes the height of its drawing; others keep the reserved height to avoid a
 * layout shift.
 */
function releaseHeight(box: HTMLElement): void {
  if (box.getBoundingClientRect().top >= window.innerHeight) box.style.removeProperty('--diagram-height');
}
