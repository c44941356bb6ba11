import { renderHook } from '@testing-library/react';
import { useSwipe } from '../../../../src/features/drawer/use-swipe';
import { watchListeners } from '../../../helpers/watch-listeners';

type Point = [x: number, y: number];

function touch(type: string, [clientX, clientY]: Point): void {
  const event = Object.assign(new Event(type), { changedTouches: [{ clientX, clientY }] });
  window.dispatchEvent(event);
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

  test('leaves no listener behind', () => {
    const listeners = watchListeners(window);
    const { unmount } = renderHook(() => useSwipe(true, jest.fn(), jest.fn()));
    expect(listeners.types()).toEqual(expect.arrayContaining(['touchend', 'touchstart']));
    unmount();
    expect(listeners.types().filter((type) => type.startsWith('touch'))).toEqual([]);
  });
});
