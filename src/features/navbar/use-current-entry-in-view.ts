import { type RefObject, useEffect } from 'react';

/** Scrolls the navigation sideways, where it is wider than its place, until the entry of the page on screen is visible. */
export function useCurrentEntryInView(nav: RefObject<HTMLElement | null>, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another entry
  useEffect(() => {
    // In the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      const box = nav.current;
      const entry = box?.querySelector('[aria-current], [data-active]');
      // Not by `scrollIntoView`, after which the Tab key begins at the entry instead of at the top of the page.
      if (!box || !entry || box.scrollWidth <= box.clientWidth) return;
      const place = box.getBoundingClientRect();
      const { left, right } = entry.getBoundingClientRect();
      if (right > place.right) box.scrollLeft += right - place.right;
      else if (left < place.left) box.scrollLeft += left - place.left;
    });
    return () => cancelAnimationFrame(frame);
  }, [nav, path]);
}
