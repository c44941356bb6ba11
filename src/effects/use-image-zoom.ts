import { type RefObject, useEffect } from 'react';
import { ZOOM_ATTACH_DELAY_MS, ZOOM_MARGIN_PX, ZOOM_SCROLL_OFFSET_PX } from '../bundle/constants';
import { MESSAGES } from '../bundle/messages';

/** Images inside a link are not zoomable: the click is the link's. */
const ZOOMABLE_SELECTOR = '.theme-default-content :not(a) > img';

function makeReachable(image: HTMLImageElement): () => void {
  const openByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    image.click();
  };
  const label = [MESSAGES.zoomImage, image.alt].filter(Boolean).join('：');
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', label);
  image.addEventListener('keydown', openByKey);
  return () => {
    image.removeEventListener('keydown', openByKey);
    for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name);
  };
}

async function attachZoom(images: HTMLImageElement[]): Promise<() => void> {
  const { default: mediumZoom } = await import(/* webpackChunkName: "zoom" */ 'medium-zoom');
  const zoom = mediumZoom(images, {
    margin: ZOOM_MARGIN_PX,
    scrollOffset: ZOOM_SCROLL_OFFSET_PX,
    background: 'var(--zoom-bg)',
  });
  const removals = images.map(makeReachable);
  return () => {
    // An image left open would stay over the next page.
    void zoom.close();
    zoom.detach();
    for (const remove of removals) remove();
  };
}

/** Makes the container's images zoomable, a moment after the page is there. The library loads when it is needed. */
export function useImageZoom(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    let detach: (() => void) | undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      const images = [...(root?.querySelectorAll<HTMLImageElement>(ZOOMABLE_SELECTOR) ?? [])];
      if (images.length === 0) return;
      attachZoom(images).then(
        (remove) => {
          if (isGone) remove();
          else detach = remove;
        },
        // Images can be looked at without zoom.
        (error: unknown) => console.warn('Image zoom did not load.', error),
      );
    }, ZOOM_ATTACH_DELAY_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      detach?.();
    };
  }, [container]);
}
