import { Scroller, SETTLE_EVENT } from '../../../src/shared/scroller';
import { scrollWindowTo, showHtml } from '../../helpers/page';
import { watchListeners } from '../../helpers/watch-listeners';

/** One frame of the fake timers. Milliseconds. */
const FRAME_MS = 16;

function preferReducedMotion(): void {
  const original = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(original(media), { matches: media.includes('reduce') }));
}

/** An element `top` CSS pixels below the start of a long page; `moveTo` moves it. */
function showHeading(top: number): { element: HTMLElement; moveTo: (top: number) => void } {
  const element = showHtml('');
  let place = top;
  element.getBoundingClientRect = () => new DOMRect(0, place - window.scrollY, 100, 20);
  return {
    element,
    moveTo: (next) => {
      place = next;
    },
  };
}

let scrollTo: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  scrollWindowTo(0);
  Object.defineProperty(window, 'onscrollend', { value: null, configurable: true });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'onscrollend');
  jest.useRealTimers();
});

describe('Scroller', () => {
  test('scrolls smoothly when asked', () => {
    scrollWindowTo(900);
    new Scroller().scrollToTop(true);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
    new Scroller().scrollToTop(false);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  test('jumps for readers who prefer less motion', () => {
    preferReducedMotion();
    new Scroller().scrollToElement(showHeading(800).element, true);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'instant' });
  });

  test('jumps in browsers without the scrollend event', () => {
    Reflect.deleteProperty(window, 'onscrollend');
    new Scroller().scrollToElement(showHeading(800).element, true);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'instant' });
  });

  test('jumps to a restored scroll position', () => {
    new Scroller().restore(40);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 40, behavior: 'instant' });
  });

  test('does not scroll beyond the end of the page', () => {
    new Scroller().scrollToElement(showHeading(5600).element, false);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 5000, behavior: 'instant' });
  });

  test('is active until the scroll ends, however long it takes', () => {
    const scroller = new Scroller();
    const onSettle = jest.fn();
    scroller.addEventListener(SETTLE_EVENT, onSettle);
    scroller.scrollToElement(showHeading(800).element, true);
    jest.advanceTimersByTime(60_000);
    expect([scroller.isActive, onSettle.mock.calls.length]).toEqual([true, 0]);
    scrollWindowTo(800);
    document.dispatchEvent(new Event('scrollend'));
    jest.advanceTimersByTime(FRAME_MS);
    expect([scroller.isActive, onSettle.mock.calls.length]).toEqual([false, 1]);
  });

  test('a scroll to the current position ends in the next frame', () => {
    const scroller = new Scroller();
    scroller.scrollToElement(showHeading(0).element, true);
    expect(scroller.isActive).toBe(true);
    jest.advanceTimersByTime(FRAME_MS);
    expect(scroller.isActive).toBe(false);
  });

  test.each(['wheel', 'touchmove', 'keydown'])('yields to the reader’s %s', (type) => {
    const scroller = new Scroller();
    scroller.scrollToElement(showHeading(800).element, true);
    window.dispatchEvent(new Event(type));
    expect(scroller.isActive).toBe(false);
    document.dispatchEvent(new Event('scrollend'));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  test('ends with a jump to an element that moved during the scroll', () => {
    const heading = showHeading(800);
    new Scroller().scrollToElement(heading.element, true);
    heading.moveTo(1200);
    scrollWindowTo(800);
    document.dispatchEvent(new Event('scrollend'));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1200, behavior: 'instant' });
  });

  test('leaves no listener behind', () => {
    const ofWindow = watchListeners(window);
    const ofDocument = watchListeners(document);
    const scroller = new Scroller();
    scroller.scrollToElement(showHeading(800).element, true);
    expect(ofWindow.types()).not.toEqual([]);
    expect(ofDocument.types()).toEqual(['scrollend']);
    scroller.scrollToTop(true);
    scroller.cancel();
    expect([ofWindow.types(), ofDocument.types()]).toEqual([[], []]);
  });
});
