import { type RefObject, useEffect } from 'react';
import { ZOOM_ATTACH_DELAY_MS } from '../../bundle/constants';
import { loadCode } from '../../content/load-code';

/** Images inside a link are not zoomable: the click is the link's. */
const ZOOMABLE_SELECTOR = '.theme-default-content :not(a) > img';

const importZoom = () => import(/* webpackChunkName: "zoom" */ './attach-zoom');

/** Whether there is anything to zoom; true for an invalid selector, which the library reports. */
function needsLibrary(root: Element, selector: string): boolean {
  try {
    return root.querySelector(selector) !== null;
  } catch {
    return true;
  }
}

/** Makes the container's images zoomable, a moment after the page is there. The library loads when it is needed. */
export function useImageZoom(container: RefObject<HTMLElement | null>, selector = ZOOMABLE_SELECTOR): void {
  useEffect(() => {
    const root = container.current;
    let detach: (() => void) | undefined;
    let isCancelled = false;
    const timer = setTimeout(() => {
      if (!root || !needsLibrary(root, selector)) return;
      void loadCode('zoom', importZoom, { canWait: true }).then(
        // What the library says of a wrong selector is a fault of the program, and not caught.
        ({ attachZoom }) => {
          if (!isCancelled) detach = attachZoom(selector);
        },
        // Images can be looked at without zoom.
        (error: unknown) => console.warn('Image zoom did not load.', error),
      );
    }, ZOOM_ATTACH_DELAY_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      detach?.();
    };
  }, [container, selector]);
}
