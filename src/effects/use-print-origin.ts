import { useEffect } from 'react';

/** Lets the style sheet print addresses in full: an `href` in a page begins with its path. */
export function usePrintOrigin(origin: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--site-origin', JSON.stringify(origin || window.location.origin));
    return () => {
      style.removeProperty('--site-origin');
    };
  }, [origin]);
}
