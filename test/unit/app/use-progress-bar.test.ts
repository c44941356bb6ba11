import { renderHook } from '@testing-library/react';
import { useProgressBar } from '../../../src/app/use-progress-bar';

const bar = () => document.querySelector('#nprogress');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('useProgressBar', () => {
  test('shows the bar, without a spinner, while something loads', () => {
    const { rerender } = renderHook((isLoading: boolean) => useProgressBar(isLoading), {
      initialProps: false,
    });
    expect(bar()).toBeNull();
    rerender(true);
    expect(bar()).not.toBeNull();
    expect(document.querySelector('#nprogress .spinner')).toBeNull();
    rerender(false);
    jest.runAllTimers();
    expect(bar()).toBeNull();
  });

  test('ends the bar on unmount', () => {
    const { unmount } = renderHook(() => useProgressBar(true));
    unmount();
    jest.runAllTimers();
    expect(bar()).toBeNull();
  });
});
