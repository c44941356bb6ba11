import { renderHook } from '@testing-library/react';
import { usePrintOrigin } from '../../../src/app/use-print-origin';

/** What the style sheet reads on paper. */
const read = (): string =>
  [...document.querySelectorAll('style[media=print]')].map((style) => style.textContent).join('');

describe('usePrintOrigin', () => {
  test('hands the origin to the style sheet as a string, and takes it away', () => {
    const { unmount } = renderHook(() => usePrintOrigin('https://a.cn'));
    expect(read()).toBe(':root { --site-origin: "https://a.cn"; }');
    // On the root element it would have every style of the page computed anew.
    expect(document.documentElement.getAttribute('style')).toBeNull();
    unmount();
    expect(read()).toBe('');
  });

  test('without one, it is that of the window', () => {
    renderHook(() => usePrintOrigin(''));
    expect(read()).toContain(JSON.stringify(window.location.origin));
  });
});
