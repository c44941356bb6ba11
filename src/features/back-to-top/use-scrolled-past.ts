import { useEffect, useState } from 'react';
import { throttle } from '../../shared/throttle';

/** Whether the window is scrolled further than `thresholdPx`; checked at most once every `throttleMs`. */
export function useScrolledPast(thresholdPx: number, throttleMs: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const check = throttle(() => setIsPast(window.scrollY > thresholdPx), throttleMs);
    // Checked in the next frame, which lays out the page anyway: reading `scrollY` now would force an extra layout.
    const frame = requestAnimationFrame(check);
    window.addEventListener('scroll', check, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', check);
      check.cancel();
    };
  }, [thresholdPx, throttleMs]);
  return isPast;
}
