import { useEffect, useState } from 'react';
import { BAR_RETREAT_FROM_PX } from '../../bundle/constants';

/**
 * Whether the reader scrolls down, so that a bar may hide. A jump, which moves by more than half a window at once, does
 * not count: a reader who has just arrived wants to see where.
 */
export function useRetreat(): boolean {
  const [isRetreating, setIsRetreating] = useState(false);
  useEffect(() => {
    // Set by the first scroll event: reading `scrollY` here would lay out a page that other effects still change.
    let last: number | undefined;
    const compare = (): void => {
      const moved = window.scrollY - (last ?? window.scrollY);
      last = window.scrollY;
      if (moved === 0) return;
      setIsRetreating(moved > 0 && moved < window.innerHeight / 2 && last > BAR_RETREAT_FROM_PX);
    };
    window.addEventListener('scroll', compare, { passive: true });
    return () => window.removeEventListener('scroll', compare);
  }, []);
  return isRetreating;
}
