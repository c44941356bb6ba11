import { type RefObject, useLayoutEffect } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** If the active link is out of sight, scrolls the box, and nothing around it, so that the link is in the middle. */
function revealActiveLink(box: HTMLElement): void {
  const link = box.querySelector('[aria-current="page"]');
  if (!link) return;
  const frame = box.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.height === 0 || (place.top >= frame.top && place.bottom <= frame.bottom)) return;
  box.scrollTop += place.top - frame.top - (frame.height - place.height) / 2;
}

/** Keeps the scroll position of each section's sidebar and scrolls the active link into view. */
export function useSidebarScroll(box: RefObject<HTMLElement | null>, section: string, path: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const key = STORAGE_KEYS.sidebarScroll + section;
    element.scrollTop = Number(readStored('sessionStorage', key) ?? 0);
    const save = (): void => writeStored('sessionStorage', key, String(Math.round(element.scrollTop)));
    element.addEventListener('scroll', save, { passive: true });
    return () => element.removeEventListener('scroll', save);
  }, [box, section]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another page
  useLayoutEffect(() => {
    if (box.current) revealActiveLink(box.current);
  }, [box, path]);
}
