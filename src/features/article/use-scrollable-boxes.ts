import { type RefObject, useEffect } from 'react';
import { MESSAGES } from '../../bundle/messages';

function nameOf(box: Element): string {
  return box.matches('.screen-scroll') ? MESSAGES.scrollableScreen : MESSAGES.scrollableTable;
}

function markBox(box: Element): void {
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

/** Makes tables and drawings that are wider than their box reachable and scrollable by keyboard, and only those. */
export function watchScrollableBoxes(root: ParentNode): () => void {
  const boxes = [...root.querySelectorAll('.table-scroll, .screen-scroll')];
  if (boxes.length === 0 || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markBox(target);
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}

/** `watchScrollableBoxes` for as long as the container is there. */
export function useScrollableBoxes(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (container.current) return watchScrollableBoxes(container.current);
  }, [container]);
}
