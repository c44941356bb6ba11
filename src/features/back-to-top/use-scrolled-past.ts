import { useEffect, useState } from 'react';
import { throttle } from '../../shared/throttle';

/** Whether the window is scrolled more than `thresholdPx`, looked at once in `throttleMs` at most. */
export function useScrolledPast(thresholdPx: number, throttleMs: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = throttle(() => setIsPast(window.scrollY > thresholdPx), throttleMs);
    // In the next frame, which lays the page out anyway: reading it now would do so once more.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
      look.cancel();
    };
  }, [thresholdPx, throttleMs]);
  return isPast;
}
