import { type RefObject, useEffect } from 'react';

/** Scrolls the navigation sideways, where it is wider than its place, until the entry of the page on screen is visible. */
export function useCurrentEntryInView(nav: RefObject<HTMLElement | null>, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another entry
  useEffect(() => {
    // In the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => {
      const entry = nav.current?.querySelector('[aria-current], [data-active]');
      entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [nav, path]);
}
