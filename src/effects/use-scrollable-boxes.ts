import { type RefObject, useEffect } from 'react';
import { MESSAGES } from '../bundle/messages';

function nameOf(box: Element): string {
  return box.matches('.screen-scroll') ? MESSAGES.scrollableScreen : MESSAGES.scrollableTable;
}

/** Makes tables and drawings that are wider than their box reachable and scrollable by keyboard, and only those. */
export function useScrollableBoxes(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const found = container.current?.querySelectorAll<HTMLElement>('.table-scroll, .screen-scroll');
    const boxes = [...(found ?? [])];
    if (boxes.length === 0 || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver((entries) => {
      for (const { target: box } of entries) {
        const isWider = box.scrollWidth > box.clientWidth;
        box.toggleAttribute('data-overflows', isWider);
        if (isWider) {
          box.setAttribute('tabindex', '0');
          // Not a region: a page would have many landmarks of one name.
          box.setAttribute('role', 'group');
          box.setAttribute('aria-label', nameOf(box));
        } else {
          for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
        }
      }
    });
    for (const box of boxes) observer.observe(box);
    return () => observer.disconnect();
  }, [container]);
}
