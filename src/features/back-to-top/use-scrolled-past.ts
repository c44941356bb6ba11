import { useEffect, useState } from 'react';
import { throttle } from '../../shared/throttle';

/**
 * Whether the window is scrolled further than `thresholdPx`, and with `onlyUpwards` also whether the last scroll went
 * up; checked at most once every `throttleMs`.
 */
export function useScrolledPast(thresholdPx: number, throttleMs: number, onlyUpwards: boolean): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    let last = 0;
    const check = throttle(() => {
      const { scrollY } = window;
      setIsPast(scrollY > thresholdPx && (!onlyUpwards || scrollY < last));
      last = scrollY;
    }, throttleMs);
    // Checked in the next frame, which lays out the page anyway: reading `scrollY` now would force an extra layout.
    const frame = requestAnimationFrame(check);
    window.addEventListener('scroll', check, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', check);
      check.cancel();
    };
  }, [thresholdPx, throttleMs, onlyUpwards]);
  return isPast;
}
