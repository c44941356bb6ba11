import { useEffect, useState } from 'react';
import { BAR_RETREAT_FROM_PX } from '../../bundle/constants';

/**
 * Whether the reader is scrolling down, so that the outline bar may hide. A jump (more than half a window at once) does
 * not count, because the reader then wants to see which heading they have reached.
 */
export function useRetreat(): boolean {
  const [isRetreating, setIsRetreating] = useState(false);
  useEffect(() => {
    // Set by the first scroll event: reading `scrollY` here would force a layout while other effects still change the
    // page.
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
