import { renderHook } from '@testing-library/react';
import { usePrintOrigin } from '../../../src/app/use-print-origin';

/** The text of the style sheets for printing. */
const read = (): string =>
  [...document.querySelectorAll('style[media=print]')].map((style) => style.textContent).join('');

describe('usePrintOrigin', () => {
  test('puts the origin as a string into a style sheet for printing, and removes it on unmount', () => {
    const { unmount } = renderHook(() => usePrintOrigin('https://a.cn'));
    expect(read()).toBe(':root { --site-origin: "https://a.cn"; }');
    // A style on the root element would make the browser recompute all styles of the page.
    expect(document.documentElement.getAttribute('style')).toBeNull();
    unmount();
    expect(read()).toBe('');
  });

  test('uses the origin of the window if none is given', () => {
    renderHook(() => usePrintOrigin(''));
    expect(read()).toContain(JSON.stringify(window.location.origin));
  });
});
