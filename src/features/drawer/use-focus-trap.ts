import { type RefObject, useEffect } from 'react';

const FOCUSABLE_SELECTOR = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

function findFocusable(box: HTMLElement): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)];
  // Links of closed groups are in the document but not on screen.
  return all.filter((element) => element.closest('[hidden]') === null);
}

/**
 * While `isActive`, keeps the focus in the box; afterwards returns it to the previous element, unless the reader has
 * moved it.
 */
export function useFocusTrap(box: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!isActive || !element) return;
    const opener = document.activeElement;
    findFocusable(element)[0]?.focus();

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return;
      const stops = findFocusable(element);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      const isOutside = !element.contains(document.activeElement);
      if (!isOutside && document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      const isLost = element.contains(document.activeElement) || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [box, isActive]);
}
