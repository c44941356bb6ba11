import { useEffect } from 'react';

/** While `isActive`, the page behind does not scroll (the style sheet acts on the attribute). */
export function useScrollLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    document.documentElement.setAttribute('data-scroll-lock', '');
    return () => document.documentElement.removeAttribute('data-scroll-lock');
  }, [isActive]);
}
