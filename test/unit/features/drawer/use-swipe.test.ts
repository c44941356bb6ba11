import { renderHook } from '@testing-library/react';
import { useSwipe } from '../../../../src/features/drawer/use-swipe';
import { watchListeners } from '../../../helpers/watch-listeners';

type Point = [x: number, y: number];

function touch(type: string, [clientX, clientY]: Point, fingers = 1, target: EventTarget = window): void {
  const touches = Array.from({ length: fingers });
  const event = Object.assign(new Event(type, { bubbles: true }), {
    touches,
    changedTouches: [{ clientX, clientY }],
  });
  target.dispatchEvent(event);
}

/** The callback that a swipe calls: `right`, `left`, or an empty text for neither. */
function swipe(from: Point, to: Point, isActive = true): string {
  const [onRight, onLeft] = [jest.fn(), jest.fn()];
  const { unmount } = renderHook(() => useSwipe(isActive, onRight, onLeft));
  touch('touchstart', from);
  touch('touchend', to);
  unmount();
  return `${onRight.mock.calls.length ? 'right' : ''}${onLeft.mock.calls.length ? 'left' : ''}`;
}

describe('useSwipe', () => {
  test.each<[string, Point, Point, string]>([
    ['calls onRight for a swipe to the right from the edge', [80, 100], [121, 100], 'right'],
    ['ignores a swipe to the right that begins further in', [81, 100], [300, 100], ''],
    ['calls onLeft for a swipe to the left from anywhere', [300, 100], [259, 100], 'left'],
    ['ignores a swipe that is too short', [10, 100], [50, 100], ''],
    ['ignores a swipe that goes more down than across', [10, 100], [60, 200], ''],
  ])('%s', (_name, from, to, expected) => {
    expect(swipe(from, to)).toBe(expected);
  });

  test('does nothing while it is not active', () => {
    expect(swipe([10, 100], [200, 100], false)).toBe('');
  });

  test('a pinch is no swipe, whichever finger leaves first', () => {
    const [onRight, onLeft] = [jest.fn(), jest.fn()];
    renderHook(() => useSwipe(true, onRight, onLeft));
    touch('touchstart', [300, 100]);
    touch('touchstart', [10, 100], 2);
    touch('touchend', [310, 100], 1);
    touch('touchend', [5, 100], 0);
    expect([onRight, onLeft].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  test.each(['pre', 'dialog'])('a swipe that begins in a %s is not for the drawer', (name) => {
    const element = document.body.appendChild(document.createElement(name));
    const onRight = jest.fn();
    renderHook(() => useSwipe(true, onRight, jest.fn()));
    touch('touchstart', [10, 100], 1, element);
    touch('touchend', [200, 100], 0, element);
    expect(onRight).not.toHaveBeenCalled();
  });

  test('leaves no listener behind', () => {
    const listeners = watchListeners(window);
    const { unmount } = renderHook(() => useSwipe(true, jest.fn(), jest.fn()));
    expect(listeners.types()).toEqual(expect.arrayContaining(['touchend', 'touchstart']));
    unmount();
    expect(listeners.types().filter((type) => type.startsWith('touch'))).toEqual([]);
  });
});
