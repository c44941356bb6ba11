import { SCROLL_HOLD_MS } from '../bundle/constants';
import { prefersReducedMotion } from './prefers-reduced-motion';

/** Input events by which the reader ends a programmatic scroll. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Dispatched by a `Scroller` when a scroll of its own has arrived, not when the reader or another scroll ended it. */
export const SETTLE_EVENT = 'settle';

type Undo = () => void;

function listenToReader(onInput: () => void): Undo {
  for (const type of READER_EVENTS) window.addEventListener(type, onInput, { passive: true });
  return () => {
    for (const type of READER_EVENTS) window.removeEventListener(type, onInput);
  };
}

/** Calls back when the page's height changes: a diagram was drawn, an image without a size loaded. */
function watchPageSize(onResize: () => void): Undo {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onResize);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/**
 * Whether the window may scroll smoothly. Not in browsers without `scrollend` (Safari before 26.2): they do not report
 * when an animation has ended.
 */
function canAnimate(): boolean {
  return 'onscrollend' in window && !prefersReducedMotion();
}

/** Whether the window is scrolled to `top`. Browsers may round fractions of a pixel. */
function isAt(top: number): boolean {
  return Math.abs(window.scrollY - top) <= 1;
}

/** Where the window has to scroll to, so that the element is below the header (its `scroll-margin-top`). CSS pixels. */
function readTopOf(element: Element): number {
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const top = window.scrollY + element.getBoundingClientRect().top - margin;
  const { scrollHeight, clientHeight } = document.documentElement;
  return Math.max(0, Math.min(top, scrollHeight - clientHeight));
}

/**
 * Does all programmatic scrolling of the window, except that of the development server (`app/dev/keep-place.ts`).
 * Other code asks `isActive` whether a programmatic scroll is in progress.
 */
export class Scroller extends EventTarget {
  #endScroll: Undo | undefined;
  #endHold: Undo | undefined;

  /** Whether a programmatic scroll is in progress. */
  get isActive(): boolean {
    return this.#endScroll !== undefined;
  }

  /** Scrolls to the page's top. */
  scrollToTop(isSmooth: boolean): void {
    this.cancel();
    this.#scroll(() => 0, isSmooth);
  }

  /** Jumps back to an earlier scroll position. `top` in CSS pixels. */
  restore(top: number): void {
    this.cancel();
    this.#scroll(() => top, false);
    this.#hold(() => top);
  }

  /** Scrolls until the element is just below the header. */
  scrollToElement(element: Element, isSmooth: boolean): void {
    this.cancel();
    const readTop = (): number => readTopOf(element);
    this.#scroll(readTop, isSmooth);
    this.#hold(readTop);
  }

  /** Stops watching the current scroll and its target. An animation in progress still runs to its end. */
  cancel(): void {
    this.#endScroll?.();
    this.#endHold?.();
  }

  #scroll(readTop: () => number, isSmooth: boolean): void {
    const top = readTop();
    // No `scrollend` follows a scroll to where the window is already.
    if (isSmooth && canAnimate() && !isAt(top)) this.#animate(top, readTop);
    else this.#jump(top);
  }

  /** A jump is over in the next frame, after the scroll event it causes. */
  #jump(top: number): void {
    this.#endScroll?.();
    const frame = requestAnimationFrame(() => {
      this.#endScroll?.();
      this.dispatchEvent(new Event(SETTLE_EVENT));
    });
    this.#endScroll = () => {
      cancelAnimationFrame(frame);
      this.#endScroll = undefined;
    };
    window.scrollTo({ top, behavior: 'instant' });
  }

  /**
   * Scrolls smoothly until the reader takes over or the animation ends. In the latter case a jump follows, because the
   * target may have moved.
   */
  #animate(top: number, readTop: () => number): void {
    this.#endScroll?.();
    const onScrollEnd = (): void => this.#jump(readTop());
    const stopListening = listenToReader(() => this.#endScroll?.());
    document.addEventListener('scrollend', onScrollEnd);
    this.#endScroll = () => {
      document.removeEventListener('scrollend', onScrollEnd);
      stopListening();
      this.#endScroll = undefined;
    };
    window.scrollTo({ top, behavior: 'smooth' });
  }

  /** Jumps again when the page's height changes, for `SCROLL_HOLD_MS` or until the reader takes over. */
  #hold(readTop: () => number): void {
    const stopWatching = watchPageSize(() => {
      // An animation in progress ends with a jump to the target's new position anyway.
      if (!this.isActive) this.#jump(readTop());
    });
    const stopListening = listenToReader(() => this.#endHold?.());
    const timer = setTimeout(() => this.#endHold?.(), SCROLL_HOLD_MS);
    this.#endHold = () => {
      clearTimeout(timer);
      stopWatching();
      stopListening();
      this.#endHold = undefined;
    };
  }
}
