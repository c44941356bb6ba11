import { renderHook } from '@testing-library/react';
import { usePrintOrigin } from '../../../src/effects/use-print-origin';

const read = (): string => document.documentElement.style.getPropertyValue('--site-origin');

describe('usePrintOrigin', () => {
  test('hands the origin to the style sheet as a string, and takes it away', () => {
    const { unmount } = renderHook(() => usePrintOrigin('https://a.cn'));
    expect(read()).toBe('"https://a.cn"');
    unmount();
    expect(read()).toBe('');
  });

  test('without one, it is that of the window', () => {
    renderHook(() => usePrintOrigin(''));
    expect(read()).toBe(JSON.stringify(window.location.origin));
  });
});
