import { type RefObject, useEffect } from 'react';
import { MESSAGES } from '../bundle/messages';

/** Makes tables that are wider than their box reachable and scrollable by keyboard, and only those. */
export function useScrollableBoxes(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const boxes = [...(container.current?.querySelectorAll<HTMLElement>('.table-scroll') ?? [])];
    if (boxes.length === 0 || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver((entries) => {
      for (const { target: box } of entries) {
        const isWider = box.scrollWidth > box.clientWidth;
        box.toggleAttribute('data-overflows', isWider);
        if (isWider) {
          box.setAttribute('tabindex', '0');
          // Not a region: a page would have many landmarks of one name.
          box.setAttribute('role', 'group');
          box.setAttribute('aria-label', MESSAGES.scrollableTable);
        } else {
          for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
        }
      }
    });
    for (const box of boxes) observer.observe(box);
    return () => observer.disconnect();
  }, [container]);
}
