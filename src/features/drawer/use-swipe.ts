import { useEffect } from 'react';
import { MIN_SWIPE_PX, SWIPE_EDGE_PX } from '../../bundle/constants';

/** Swipes that begin here are ignored: elements that scroll horizontally, and dialogs, which cover the drawer. */
const IGNORED_SELECTOR = '.table-scroll, pre, [role="tablist"], dialog';

/**
 * Calls `onRight` for a swipe to the right from the window's left edge, and `onLeft` for a swipe to the left from
 * anywhere. Only one finger counts.
 */
export function useSwipe(isActive: boolean, onRight: () => void, onLeft: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    let start: Touch | undefined;
    const onStart = (event: TouchEvent): void => {
      const isIgnored = event.target instanceof Element && event.target.closest(IGNORED_SELECTOR) !== null;
      // A second finger makes it a pinch.
      const isPinch = event.touches.length > 1;
      start = isIgnored || isPinch ? undefined : event.changedTouches[0];
    };
    const onEnd = (event: TouchEvent): void => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const dx = end.clientX - start.clientX;
      const dy = end.clientY - start.clientY;
      if (Math.abs(dx) <= Math.abs(dy) || Math.abs(dx) <= MIN_SWIPE_PX) return;
      if (dx < 0) onLeft();
      else if (start.clientX <= SWIPE_EDGE_PX) onRight();
    };
    window.addEventListener('touchstart', onStart, { passive: true });
    window.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      window.removeEventListener('touchstart', onStart);
      window.removeEventListener('touchend', onEnd);
    };
  }, [isActive, onRight, onLeft]);
}
