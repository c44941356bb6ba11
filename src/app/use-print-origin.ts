import { useEffect } from 'react';

/**
 * Sets `--site-origin`, with which the print styles complete the addresses of links: an `href` in a page begins with
 * the path. Set in a style sheet for print, because on the root element the property would make the browser recompute
 * all styles.
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
