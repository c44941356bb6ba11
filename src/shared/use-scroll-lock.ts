import { useEffect } from 'react';

/** Number of components that lock scrolling at the moment: the search may open above the open drawer. */
let holders = 0;

/** While `isActive`, the page behind does not scroll (the style sheet acts on the attribute). */
export function useScrollLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    holders += 1;
    document.documentElement.setAttribute('data-scroll-lock', '');
    return () => {
      holders -= 1;
      if (holders === 0) document.documentElement.removeAttribute('data-scroll-lock');
    };
  }, [isActive]);
}
