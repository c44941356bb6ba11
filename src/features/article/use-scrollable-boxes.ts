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
    // Not a region: a page would have many landmarks with the same name.
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', nameOf(box));
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
  }
}

/**
 * Makes tables and schematics focusable, and so scrollable by keyboard, while they are wider than their box. Returns
 * the cleanup.
 */
export function watchScrollableBoxes(root: ParentNode): () => void {
  const boxes = [...root.querySelectorAll('.table-scroll, .screen-scroll')];
  if (boxes.length === 0 || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markBox(target);
  });
  for (const box of boxes) observer.observe(box);
  return () => observer.disconnect();
}

/** Runs `watchScrollableBoxes` while the component is mounted. */
export function useScrollableBoxes(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (container.current) return watchScrollableBoxes(container.current);
  }, [container]);
}
