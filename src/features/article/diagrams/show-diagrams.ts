import { addFullScreenButton } from './full-screen-diagram';
import { preloadDiagrams, renderDiagrams } from './render-diagrams';

export { lightCallouts } from './light-callouts';

/** Adds the full-screen button to diagrams that already have a drawing. Returns the cleanup. */
export function addDiagramTools(boxes: HTMLElement[]): () => void {
  const undos = boxes.flatMap((box) => {
    const svg = box.querySelector<SVGSVGElement>(':scope > svg');
    return svg ? [addFullScreenButton(box, svg)] : [];
  });
  return () => {
    for (const undo of undos) undo();
  };
}

/**
 * Draws diagrams that came without a drawing. Returns the cleanup.
 *
 * @param pause promise that the first drawing waits for
 */
export function drawMissing(boxes: HTMLElement[], pause: Promise<unknown>): () => void {
  const removals: (() => void)[] = [];
  let isCancelled = false;
  const place = (box: HTMLElement, svg: SVGSVGElement): void => {
    box.prepend(svg);
    releaseHeight(box);
    removals.push(addFullScreenButton(box, svg), () => svg.remove());
  };
  void Promise.all([pause, preloadDiagrams()]).then(() => renderDiagrams(boxes, place, () => isCancelled));
  return () => {
    isCancelled = true;
    for (const remove of removals) remove();
  };
}

/**
 * A box below the visible part of the page takes the height of its drawing; others keep the reserved height to avoid a
 * layout shift.
 */
function releaseHeight(box: HTMLElement): void {
  if (box.getBoundingClientRect().top >= window.innerHeight) box.style.removeProperty('--diagram-height');
}
