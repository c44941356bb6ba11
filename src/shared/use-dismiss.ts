import { type RefObject, useEffect } from 'react';
import { useEscapeKey } from './use-escape-key';

/** Closes an open list when the reader presses Escape, or points or moves the focus to something outside `box`. */
export function useDismiss(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEscapeKey(isOpen, close);
  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [box, isOpen, close]);
}
