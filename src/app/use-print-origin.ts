import { useEffect } from 'react';

/**
 * Lets the style sheet print absolute addresses: an `href` in a page begins with the path. In a print style sheet: set
 * on the root element, it would make the browser recompute every style of the screen.
 */
export function usePrintOrigin(origin: string): void {
  useEffect(() => {
    const style = document.createElement('style');
    style.media = 'print';
    style.textContent = `:root { --site-origin: ${JSON.stringify(origin || window.location.origin)}; }`;
    document.head.append(style);
    return () => style.remove();
  }, [origin]);
}
