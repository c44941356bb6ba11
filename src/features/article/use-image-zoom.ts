import type { default as MediumZoom, Zoom } from 'medium-zoom';
import { type RefObject, useEffect } from 'react';
import {
  ZOOM_ATTACH_DELAY_MS,
  ZOOM_CLOSE_DELAY_MS,
  ZOOM_MARGIN_PX,
  ZOOM_SCROLL_OFFSET_PX,
} from '../../bundle/constants';
import { MESSAGES } from '../../bundle/messages';
import { loadCode } from '../../content/load-code';

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

/** Whether there is anything to zoom; true for an invalid selector, which the library reports. */
function needsLibrary(root: Element, selector: string): boolean {
  try {
    return root.querySelector(selector) !== null;
  } catch {
    return true;
  }
}

/**
 * Removes a large image that failed to load and covers the normal one. The library shows it, then loses track of
 * it, if it checks between the failure and the `error` event: medium-zoom 1.1, `getZoomTargetSize`. Needed as long
 * as the library checks `complete` instead of `naturalWidth`.
 */
function dropBrokenImage({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || target.parentElement !== document.body) return;
  if (target.getAttribute('src') === target.dataset.zoomSrc) target.remove();
}

/**
 * Closes a zoom; one that is still opening is closed once it is open. The library ignores `close` while opening
 * (medium-zoom 1.1): a quick Escape or scroll would be lost, and an image opened on the way out would stay.
 */
function makeCloser(zoom: Zoom): () => void {
  let isOpening = false;
  let isToClose = false;
  zoom.on('open', () => {
    isOpening = true;
    isToClose = false;
  });
  zoom.on('opened', () => {
    isOpening = false;
    if (isToClose) void zoom.close();
  });
  return () => {
    isToClose = isOpening;
    if (!isOpening) void zoom.close();
  };
}

function attachZoom(mediumZoom: typeof MediumZoom, selector: string): () => void {
  const zoom = mediumZoom(selector, {
    margin: ZOOM_MARGIN_PX,
    scrollOffset: ZOOM_SCROLL_OFFSET_PX,
    background: 'var(--zoom-bg)',
  });
  const images = zoom.getImages().filter((image) => image instanceof HTMLImageElement);
  const removals = images.map(makeReachable);
  const close = makeCloser(zoom);
  let scrollStart = 0;
  let closing: ReturnType<typeof setTimeout> | undefined;
  zoom.on('open', () => {
    clearTimeout(closing);
    closing = undefined;
    scrollStart = window.scrollY;
  });
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  const closeByScroll = (): void => {
    if (closing !== undefined || Math.abs(window.scrollY - scrollStart) <= ZOOM_SCROLL_OFFSET_PX) return;
    closing = setTimeout(() => {
      closing = undefined;
      close();
    }, ZOOM_CLOSE_DELAY_MS);
  };
  document.addEventListener('keydown', closeByKey);
  window.addEventListener('resize', close);
  window.addEventListener('scroll', closeByScroll, { passive: true });
  // Errors of images do not bubble.
  document.addEventListener('error', dropBrokenImage, true);
  return () => {
    clearTimeout(closing);
    document.removeEventListener('error', dropBrokenImage, true);
    document.removeEventListener('keydown', closeByKey);
    window.removeEventListener('resize', close);
    window.removeEventListener('scroll', closeByScroll);
    // An image left open would stay over the next page.
    close();
    zoom.detach();
    for (const remove of removals) remove();
  };
}

/** Makes the container's images zoomable, a moment after the page is there. The library loads when it is needed. */
export function useImageZoom(container: RefObject<HTMLElement | null>, selector = ZOOMABLE_SELECTOR): void {
  useEffect(() => {
    const root = container.current;
    let detach: (() => void) | undefined;
    let isCancelled = false;
    const timer = setTimeout(() => {
      if (!root || !needsLibrary(root, selector)) return;
      const code = loadCode('zoom', () => import(/* webpackChunkName: "zoom" */ 'medium-zoom'), {
        canWait: true,
      });
      void code.then(
        // What the library says of a wrong selector is a fault of the program, and not caught.
        ({ default: mediumZoom }) => {
          if (!isCancelled) detach = attachZoom(mediumZoom, selector);
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
