import mediumZoom, { type Zoom } from 'medium-zoom';
import { ZOOM_CLOSE_DELAY_MS, ZOOM_SCROLL_OFFSET_PX } from '../../bundle/constants';
import { MESSAGES } from '../../bundle/messages';
import { closeOnEscape } from '../../shared/close-on-escape';

function makeKeyboardOperable(image: HTMLImageElement): () => void {
  const openByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    image.click();
  };
  const label = image.alt ? MESSAGES.named(MESSAGES.zoomImage, image.alt) : MESSAGES.zoomImage;
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', label);
  image.addEventListener('keydown', openByKey);
  return () => {
    image.removeEventListener('keydown', openByKey);
    for (const name of ['tabindex', 'role', 'aria-label']) image.removeAttribute(name);
  };
}

/**
 * Moves the focus to the large image, the only thing on screen: Tab stays on it, Enter and the space bar call `close`.
 * Returns a function that moves the focus back to the image on the page.
 */
function enterLargeImage(image: HTMLElement, close: () => void): () => void {
  const large = document.querySelector<HTMLElement>('.medium-zoom-image--opened');
  large?.setAttribute('aria-label', MESSAGES.closeImage);
  large?.focus({ preventScroll: true });
  large?.addEventListener('keydown', (event) => {
    if (!['Tab', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    // The key that opened the image may still be held down.
    if (event.key !== 'Tab' && !event.repeat) close();
  });
  return () => {
    const { activeElement } = document;
    if (activeElement !== large && activeElement !== document.body) return;
    image.focus({ preventScroll: true });
  };
}

/**
 * Removes a large image that failed to load and covers the normal one. medium-zoom 1.1 (`getZoomTargetSize`) shows such
 * an image and loses track of it if the library checks `complete` between the failure and the `error` event. Needed
 * until the library checks `naturalWidth` instead.
 */
function dropBrokenImage({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || target.parentElement !== document.body) return;
  if (target.getAttribute('src') === target.dataset.zoomSrc) target.remove();
}

/**
 * Returns a function that closes the zoom; a zoom that is still opening is closed once it is open. medium-zoom 1.1
 * ignores `close` while opening: a quick Escape or scroll would be lost, and the image would stay when the reader
 * leaves the page.
 */
function makeCloser(zoom: Zoom): () => void {
  let isOpening = false;
  let closesOnceOpen = false;
  zoom.on('open', () => {
    isOpening = true;
    closesOnceOpen = false;
  });
  zoom.on('opened', () => {
    isOpening = false;
    if (closesOnceOpen) void zoom.close();
  });
  return () => {
    closesOnceOpen = isOpening;
    if (!isOpening) void zoom.close();
  };
}

/** Makes the images that match `selector` zoomable. Returns the cleanup. */
export function attachZoom(selector: string): () => void {
  const zoom = mediumZoom(selector, {
    scrollOffset: ZOOM_SCROLL_OFFSET_PX,
    background: 'var(--zoom-bg)',
  });
  const images = zoom.getImages().filter((image) => image instanceof HTMLImageElement);
  const undos = images.map(makeKeyboardOperable);
  const close = makeCloser(zoom);
  let scrollStart = 0;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | undefined;
  let leaveLargeImage: (() => void) | undefined;
  zoom.on('open', ({ target }) => {
    clearTimeout(closing);
    closing = undefined;
    scrollStart = window.scrollY;
    release?.();
    release = closeOnEscape(close);
    // The library inserts the large image after this event.
    queueMicrotask(() => {
      if (target instanceof HTMLElement) leaveLargeImage = enterLargeImage(target, close);
    });
  });
  zoom.on('closed', () => {
    release?.();
    leaveLargeImage?.();
  });
  const closeByScroll = (): void => {
    if (closing !== undefined || Math.abs(window.scrollY - scrollStart) <= ZOOM_SCROLL_OFFSET_PX) return;
    closing = setTimeout(() => {
      closing = undefined;
      close();
    }, ZOOM_CLOSE_DELAY_MS);
  };
  window.addEventListener('resize', close);
  window.addEventListener('scroll', closeByScroll, { passive: true });
  // `error` events of images do not bubble, so this listens in the capture phase.
  document.addEventListener('error', dropBrokenImage, true);
  return () => {
    clearTimeout(closing);
    document.removeEventListener('error', dropBrokenImage, true);
    window.removeEventListener('resize', close);
    window.removeEventListener('scroll', closeByScroll);
    // An image left open would stay over the next page.
    close();
    release?.();
    zoom.detach();
    for (const undo of undos) undo();
  };
}
