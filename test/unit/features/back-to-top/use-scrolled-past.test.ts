import { act, renderHook } from '@testing-library/react';
import { useScrolledPast } from '../../../../src/features/back-to-top/use-scrolled-past';
import { scrollWindowTo } from '../../../helpers/page';
import { watchListeners } from '../../../helpers/watch-listeners';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('useScrolledPast', () => {
  test('is true while the window is scrolled by more than the threshold', () => {
    const { result } = renderHook(() => useScrolledPast(300, 100, false));
    const scroll = (top: number): boolean => {
      act(() => {
        scrollWindowTo(top);
        jest.advanceTimersByTime(100);
      });
      return result.current;
    };
    expect([scroll(300), scroll(301), scroll(0)]).toEqual([false, true, false]);
  });

  test('with `onlyUpwards`, is true only after a scroll upwards', () => {
    const { result } = renderHook(() => useScrolledPast(300, 100, true));
    const scroll = (top: number): boolean => {
      act(() => {
        scrollWindowTo(top);
        jest.advanceTimersByTime(100);
      });
      return result.current;
    };
    expect([scroll(900), scroll(800), scroll(850), scroll(600), scroll(200)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test('is true if the window was scrolled before the hook mounted', () => {
    scrollWindowTo(301);
    const { result } = renderHook(() => useScrolledPast(300, 100, false));
    act(() => jest.advanceTimersToNextFrame());
    expect(result.current).toBe(true);
  });

  test('leaves no listener behind', () => {
    const listeners = watchListeners(window);
    const { unmount } = renderHook(() => useScrolledPast(300, 100, false));
    expect(listeners.types()).toContain('scroll');
    unmount();
    expect(listeners.types()).not.toContain('scroll');
  });
});
