import { SCROLL_SETTLE_MS } from '../../../src/bundle/constants';
import { Scroller } from '../../../src/shared/scroller';
import { scrollWindowTo, showHtml } from '../../helpers/page';
import { watchListeners } from '../../helpers/watch-listeners';

function preferReducedMotion(): void {
  const original = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(original(media), { matches: media.includes('reduce') }));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Scroller', () => {
  test('scrolls smoothly when asked, and at once for readers who prefer less motion', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    new Scroller().scrollToTop(true);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
    new Scroller().scrollToTop(false);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    preferReducedMotion();
    new Scroller().scrollToTop(true);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  test('puts the reader back at once', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    new Scroller().restore(40);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 40, behavior: 'instant' });
  });

  test('is active until no scroll event has come for a while', () => {
    const scroller = new Scroller();
    scroller.scrollToTop(true);
    for (let event = 0; event < 3; event++) {
      jest.advanceTimersByTime(SCROLL_SETTLE_MS - 1);
      window.dispatchEvent(new Event('scroll'));
    }
    expect(scroller.isActive).toBe(true);
    jest.advanceTimersByTime(SCROLL_SETTLE_MS);
    expect(scroller.isActive).toBe(false);
  });

  test('is active still when it was only held up on its way', () => {
    const scroller = new Scroller();
    scroller.scrollToElement(showHtml(''), true);
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementationOnce(() => scrollWindowTo(400));
    jest.advanceTimersByTime(SCROLL_SETTLE_MS);
    expect(scroller.isActive).toBe(true);
    jest.advanceTimersByTime(SCROLL_SETTLE_MS);
    expect(scroller.isActive).toBe(false);
  });

  test.each(['wheel', 'touchmove', 'keydown'])('yields to the reader’s %s', (type) => {
    const scroller = new Scroller();
    scroller.scrollToTop(true);
    window.dispatchEvent(new Event(type));
    expect(scroller.isActive).toBe(false);
  });

  test('jumps to an element again at the end, in case the page moved meanwhile', () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    new Scroller().scrollToElement(showHtml(''), true);
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'start' });
    jest.advanceTimersByTime(SCROLL_SETTLE_MS);
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'instant', block: 'start' });
  });

  test('does not jump after the reader took over', () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    new Scroller().scrollToElement(showHtml(''), true);
    window.dispatchEvent(new Event('wheel'));
    jest.advanceTimersByTime(SCROLL_SETTLE_MS * 2);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('leaves no listener behind', () => {
    const listeners = watchListeners(window);
    const scroller = new Scroller();
    scroller.scrollToTop(true);
    expect(listeners.types()).not.toEqual([]);
    scroller.scrollToTop(true);
    scroller.cancel();
    expect(listeners.types()).toEqual([]);
  });
});
