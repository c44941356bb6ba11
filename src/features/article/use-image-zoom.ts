import { type RefObject, useEffect } from 'react';
import { ZOOM_ATTACH_DELAY_MS } from '../../bundle/constants';
import { loadCode } from '../../content/load-code';

/** Images inside a link are not zoomable: a click follows the link. */
const ZOOMABLE_SELECTOR = '.theme-default-content img:not(a *)';

const importZoom = () => import(/* webpackChunkName: "zoom" */ './attach-zoom');

/** Whether there is anything to zoom; true for an invalid selector, which the library reports. */
function needsLibrary(root: Element, selector: string): boolean {
  try {
    return root.querySelector(selector) !== null;
  } catch {
    return true;
  }
}

/**
 * Makes the images of the container zoomable, `ZOOM_ATTACH_DELAY_MS` after the page is shown. The library loads only if
 * there is something to zoom.
 */
export function useImageZoom(container: RefObject<HTMLElement | null>, selector = ZOOMABLE_SELECTOR): void {
  useEffect(() => {
    const root = container.current;
    let detach: (() => void) | undefined;
    let isCancelled = false;
    const timer = setTimeout(() => {
      if (!root || !needsLibrary(root, selector)) return;
      void loadCode('zoom', importZoom, { canWait: true }).then(
        // An invalid selector is a bug in the program: the error that the library throws is not caught.
        ({ attachZoom }) => {
          if (!isCancelled) detach = attachZoom(selector);
        },
        // Images can be viewed without zoom.
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
