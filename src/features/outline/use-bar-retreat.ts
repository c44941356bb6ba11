import { useEffect, useState } from 'react';
import { BAR_RETREAT_FROM_PX } from '../../bundle/constants';

/**
 * Whether the outline bar may hide: the reader is scrolling down and has left the top of the page. A jump (more than
 * half a window at once) shows the bar, because the reader then wants to see which heading they have reached.
 */
export function useBarRetreat(): boolean {
  const [mayHide, setMayHide] = useState(false);
  useEffect(() => {
    // Set by the first scroll event: reading `scrollY` here would force a layout while other effects still change the
    // page.
    let last: number | undefined;
    const compare = (): void => {
      const moved = window.scrollY - (last ?? window.scrollY);
      last = window.scrollY;
      if (moved === 0) return;
      setMayHide(moved > 0 && moved < window.innerHeight / 2 && last > BAR_RETREAT_FROM_PX);
    };
    window.addEventListener('scroll', compare, { passive: true });
    return () => window.removeEventListener('scroll', compare);
  }, []);
  return mayHide;
}
