import { SCROLL_HOLD_MS, SCROLL_OVERRUN_MS, SCROLL_SETTLE_MS } from '../bundle/constants';
import { prefersReducedMotion } from './prefers-reduced-motion';

/** Events of the reader that end a programmatic scroll. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Dispatched by a `Scroller` when its own scroll has ended. */
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

/** The only owner of programmatic scrolling: other code asks it whether such a scroll is in progress. */
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
    const scroll = (behavior: ScrollBehavior): void => window.scrollTo({ top: 0, behavior });
    this.#watch(() => scroll('instant'));
    scroll(isSmooth && !prefersReducedMotion() ? 'smooth' : 'instant');
  }

  /** Puts the reader back where they were, at once. */
  restore(top: number): void {
    this.cancel();
    const jump = (): void => window.scrollTo({ top, behavior: 'instant' });
    this.#watch();
    jump();
    this.#hold(jump);
  }

  /** Brings an element below the header (the style sheet's `scroll-margin-top` keeps it clear). */
  scrollToElement(element: Element, isSmooth: boolean): void {
    this.cancel();
    const jump = (): void => element.scrollIntoView({ behavior: 'instant', block: 'start' });
    this.#watch(jump);
    if (isSmooth && !prefersReducedMotion()) element.scrollIntoView({ behavior: 'smooth', block: 'start' });
    else jump();
    this.#hold(jump);
    if (isSmooth) this.#guardArrival(jump);
  }

  /** Stops watching. A scroll in progress continues to its target. */
  cancel(): void {
    this.#endScroll?.();
    this.#endHold?.();
  }

  /** Counts as scrolling until scroll events stop and `atRest` moves nothing, or until the reader takes over. */
  #watch(atRest?: () => void): void {
    this.#endScroll?.();
    let timer: ReturnType<typeof setTimeout>;
    const settle = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const before = window.scrollY;
        atRest?.();
        // On a slow machine a smooth scroll may pause this long on its way: the jump has ended it just now.
        if (Math.abs(window.scrollY - before) > 1) {
          settle();
          return;
        }
        this.#endScroll?.();
        this.dispatchEvent(new Event(SETTLE_EVENT));
      }, SCROLL_SETTLE_MS);
    };
    const stopListening = listenToReader(() => this.#endScroll?.());
    window.addEventListener('scroll', settle, { passive: true });
    this.#endScroll = () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', settle);
      stopListening();
      this.#endScroll = undefined;
    };
    settle();
  }

  /** A smooth scroll that was cut short on a busy machine may go on, to where its goal was before a menu closed. */
  #guardArrival(jump: () => void): void {
    const endHold = this.#endHold;
    const onScroll = (): void => {
      if (!this.isActive) this.#watch(jump);
    };
    const stop = (): void => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
    const timer = setTimeout(stop, SCROLL_OVERRUN_MS);
    window.addEventListener('scroll', onScroll, { passive: true });
    this.#endHold = () => {
      stop();
      endHold?.();
    };
  }

  /** Repeats the jump when the page's height changes, until the reader takes over. */
  #hold(jump: () => void): void {
    const stopWatching = watchPageSize(() => {
      // A smooth scroll in progress ends with the jump anyway.
      if (this.isActive) return;
      this.#watch();
      jump();
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
