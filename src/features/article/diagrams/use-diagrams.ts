import { type RefObject, useEffect } from 'react';
import { MIN_DIAGRAM_LOADING_MS } from '../../../bundle/constants';
import { loadCode } from '../../../content/load-code';
import { isDrawn, setDiagramState, showFailure } from './diagram-state';

const importDiagrams = () => import(/* webpackChunkName: "diagrams" */ './show-diagrams');

/**
 * Adds tools to the diagrams of the container, draws the diagrams that have no drawing yet, and highlights the callouts
 * of schematics.
 */
export function useDiagrams(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const boxes = [...(container.current?.querySelectorAll<HTMLElement>('.mermaid') ?? [])];
    const hasCallouts = container.current?.querySelector('.callout') != null;
    if (boxes.length === 0 && !hasCallouts) return;
    const missing = boxes.filter((box) => !isDrawn(box));
    for (const box of missing) setDiagramState(box, 'loading');
    const pause = new Promise((resolve) => setTimeout(resolve, MIN_DIAGRAM_LOADING_MS));
    let isCancelled = false;
    const undos: (() => void)[] = [];
    loadCode('diagrams', importDiagrams, { canWait: missing.length === 0 }).then(
      ({ addDiagramTools, drawMissing, lightCallouts }) => {
        if (isCancelled) return;
        undos.push(addDiagramTools(boxes.filter(isDrawn)));
        if (hasCallouts) undos.push(lightCallouts());
        if (missing.length > 0) undos.push(drawMissing(missing, pause));
      },
      (error: unknown) => {
        console.warn('The code for diagrams did not load.', error);
        if (!isCancelled) missing.forEach(showFailure);
      },
    );
    return () => {
      isCancelled = true;
      for (const undo of undos) undo();
    };
  }, [container]);
}
