import { SCROLL_SETTLE_MS } from '../bundle/constants';
import { prefersReducedMotion } from './prefers-reduced-motion';

/** Things a reader does that end a scroll of ours. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown'] as const;

/** Dispatched by a `Scroller` when a scroll of its own has come to rest. */
export const SETTLE_EVENT = 'settle';

/** The one owner of programmatic scrolling: others ask it whether the page moves by itself. */
export class Scroller extends EventTarget {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #finish: (() => void) | undefined;

  /** Whether a scroll that the reader did not make is going on. */
  get isActive(): boolean {
    return this.#finish !== undefined;
  }

  /** Scrolls to a height of the page. */
  scrollTo(top: number, isSmooth: boolean): void {
    this.#begin();
    window.scrollTo({ top, behavior: isSmooth && !prefersReducedMotion() ? 'smooth' : 'instant' });
  }

  /** Brings an element below the header (the style sheet's `scroll-padding-top` keeps it clear). */
  scrollToElement(element: Element, isSmooth: boolean): void {
    const jump = (): void => element.scrollIntoView({ behavior: 'instant', block: 'start' });
    // Diagrams and fonts may have moved it on the way: a jump at the end mends that.
    this.#begin(jump);
    if (isSmooth && !prefersReducedMotion()) element.scrollIntoView({ behavior: 'smooth', block: 'start' });
    else jump();
  }

  /** Stops watching. The window goes where it was going. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#finish?.();
  }

  #begin(atEnd?: () => void): void {
    this.cancel();
    const settle = (): void => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        atEnd?.();
        this.#finish?.();
        this.dispatchEvent(new Event(SETTLE_EVENT));
      }, SCROLL_SETTLE_MS);
    };
    const yieldToReader = (): void => this.cancel();
    window.addEventListener('scroll', settle, { passive: true });
    for (const type of READER_EVENTS) window.addEventListener(type, yieldToReader, { passive: true });
    this.#finish = () => {
      window.removeEventListener('scroll', settle);
      for (const type of READER_EVENTS) window.removeEventListener(type, yieldToReader);
      this.#finish = undefined;
    };
    settle();
  }
}
