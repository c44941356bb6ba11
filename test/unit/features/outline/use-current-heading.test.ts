import { act, renderHook } from '@testing-library/react';
import { HEADING_SCROLL_THROTTLE_MS } from '../../../../src/bundle/constants';
import { findCurrentHeading, useCurrentHeading } from '../../../../src/features/outline/use-current-heading';
import { Scroller } from '../../../../src/shared/scroller';
import { placeAt, scrollWindowTo, showHtml } from '../../../helpers/page';
import { watchListeners } from '../../../helpers/watch-listeners';

const HEADERS = ['一', '二', '三'].map((title) => ({ level: 2, title, slug: title }));

function open(hash = ''): { slug: () => string | undefined; scroller: Scroller; unmount: () => void } {
  window.history.replaceState({ idx: 3 }, '', `/docs/a.html${hash}`);
  const main = { current: showHtml(HEADERS.map(({ slug }) => `<h2 id="${slug}">${slug}</h2>`).join('')) };
  const at = HEADERS.findIndex(({ slug }) => hash === `#${slug}` || hash === `#${encodeURIComponent(slug)}`);
  placeAt(Object.fromEntries(HEADERS.map(({ slug }, index) => [slug, (index - at) * 300])));
  const scroller = new Scroller();
  const { result, unmount } = renderHook(() => useCurrentHeading(HEADERS, main, scroller, 'k1'));
  return { slug: () => result.current, scroller, unmount };
}

/** Scrolls until the headings are at these distances from the window's top. CSS pixels. */
function scrollTo(tops: Record<string, number>): void {
  placeAt(tops);
  act(() => {
    scrollWindowTo(100);
    jest.advanceTimersByTime(HEADING_SCROLL_THROTTLE_MS);
  });
}

const hash = () => decodeURIComponent(window.location.hash);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  // Tall enough that the reader is not at the bottom.
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('findCurrentHeading', () => {
  test.each([
    [[100, 200], -1],
    [[61, 200], -1],
    [[60, 200], 0],
    [[-300, 60], 1],
    [[], -1],
  ])('with headings at %j and the header’s lower edge at 50, returns %i', (tops, current) => {
    expect(findCurrentHeading(tops, 50)).toBe(current);
  });
});

describe('useCurrentHeading', () => {
  test('follows the scroll position, and updates the hash in the same history entry', () => {
    const { slug } = open();
    const entries = window.history.length;
    scrollTo({ 一: -200, 二: 0, 三: 400 });
    expect([slug(), hash(), window.history.length]).toEqual(['二', '#二', entries]);
    expect(window.history.state).toEqual({ idx: 3 });
  });

  test('removes the hash above the first heading', () => {
    const { slug } = open('#二');
    scrollTo({ 一: 300, 二: 600, 三: 900 });
    expect([slug(), hash()]).toEqual([undefined, '']);
    expect(window.location.pathname).toBe('/docs/a.html');
  });

  test('does not write a hash that is already right', () => {
    open('#%E4%BA%8C');
    const replace = jest.spyOn(window.history, 'replaceState');
    scrollTo({ 一: -200, 二: 0, 三: 400 });
    expect(replace).not.toHaveBeenCalled();
  });

  test('at the bottom of the page, a later heading stays current if the hash names it', () => {
    const { slug } = open('#三');
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100);
    scrollTo({ 一: -400, 二: 0, 三: 300 });
    expect([slug(), hash()]).toEqual(['三', '#三']);
  });

  test('scrolled to the bottom of the page, the last section is current', () => {
    const { slug } = open('#二');
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100);
    scrollTo({ 一: -400, 二: 0, 三: 300 });
    expect([slug(), hash()]).toEqual(['三', '#三']);
  });

  test('changes nothing while the app scrolls the page', () => {
    const { slug, scroller } = open('#三');
    jest.spyOn(scroller, 'isActive', 'get').mockReturnValue(true);
    scrollTo({ 一: 0, 二: 300, 三: 600 });
    expect([slug(), hash()]).toEqual(['三', '#三']);
  });

  test('finds the heading at a scroll position that was restored before the hook mounted', () => {
    const { slug } = open();
    expect(slug()).toBeUndefined();
    const main = { current: document.querySelector('main') };
    placeAt({ 一: -300, 二: 0, 三: 300 });
    const scroller = new Scroller();
    const { result } = renderHook(() => useCurrentHeading(HEADERS, main, scroller, 'k2'));
    act(() => jest.advanceTimersToNextFrame());
    expect(result.current).toBe('二');
    expect(hash()).toBe('');
  });

  test('starts with the heading that the hash names', () => {
    expect(open('#%E4%BA%8C').slug()).toBe('二');
  });

  test('leaves no listener behind', () => {
    const listeners = watchListeners(window);
    const { unmount } = open();
    expect(listeners.types()).toContain('scroll');
    unmount();
    expect(listeners.types()).not.toContain('scroll');
  });
});
