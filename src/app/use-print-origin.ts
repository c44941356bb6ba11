import { useEffect } from 'react';

/**
 * Lets the style sheet print addresses in full: an `href` in a page begins with its path. In a sheet for paper: set on
 * the root element, the browser would compute every style of the screen again.
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
