import { drawDiagrams, preloadDiagrams } from './draw-diagrams';
import { enablePanZoom } from './enable-pan-zoom';

/** Calls back whenever `html[data-theme]` changes. */
function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Lets readers look closer at diagrams that came with their drawings. Returns the undoing. */
export function openDrawn(boxes: HTMLElement[]): () => void {
  const undos = boxes.flatMap((box) => {
    const svg = box.querySelector<SVGSVGElement>(':scope > svg');
    return svg ? [enablePanZoom(box, svg)] : [];
  });
  return () => {
    for (const undo of undos) undo();
  };
}

/**
 * Draws diagrams that came without a drawing, and again when the colour scheme changes. Returns the undoing.
 *
 * @param pause what to wait for before the first is shown
 */
export function drawMissing(boxes: HTMLElement[], pause: Promise<unknown>): () => void {
  /** What takes a box's drawing away. */
  const removals = new Map<HTMLElement, () => void>();
  let isGone = false;

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
  const redraw = (): Promise<void> => drawDiagrams(boxes, place, () => isGone);
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
}

/** Below the window a box may take the height of its drawing; anywhere else it keeps what moves nothing. */
function releaseHeight(box: HTMLElement): void {
  if (box.getBoundingClientRect().top >= window.innerHeight) box.style.removeProperty('--diagram-height');
}
