import { type RefObject, useEffect, useState } from 'react';
import { HEADING_SCROLL_THROTTLE_MS, HEADING_SCROLL_TOLERANCE_PX } from '../../bundle/constants';
import { decodeSafely } from '../../bundle/paths';
import type { Heading } from '../../bundle/records';
import { type Scroller, SETTLE_EVENT } from '../../shared/scroller';
import { throttle } from '../../shared/throttle';

/** Lower edge of what the header covers, as the style sheet tells the browser for its own jumps. CSS pixels. */
function readHeaderEdge(main: Element): number {
  return Number.parseFloat(getComputedStyle(main).scrollMarginTop) || 0;
}

function isAtBottom(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY + clientHeight >= scrollHeight - 1;
}

/** Index of the last heading that has reached the header; -1 above the first. */
export function findCurrentHeading(tops: number[], edge: number): number {
  return tops.findLastIndex((top) => top <= edge + HEADING_SCROLL_TOLERANCE_PX);
}

/** Distance of each heading from the window's upper edge; infinite for one that is not there. */
function readTops(root: Element, headers: Heading[]): number[] {
  const elements = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
  return headers.map(
    ({ slug }) => elements.get(slug)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
  );
}

function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  // Not through the router: the entry keeps its key, and nothing but the address bar has to change.
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/**
 * Slug of the heading being read. It follows the reader's scrolling and takes the address bar's hash
 * along; a scroll that the reader did not make only reports where it arrives.
 */
export function useCurrentHeading(
  headers: Heading[],
  main: RefObject<HTMLElement | null>,
  scroller: Scroller,
  /** Key of the history entry on screen; undefined while another page is on its way, whose address is not ours to change. */
  historyKey: string | undefined,
): string | undefined {
  const [slug, setSlug] = useState<string>();

  useEffect(() => {
    if (!main.current || historyKey === undefined) return;
    const root = main.current;
    const { pathname } = window.location;
    const slugOfHash = (): string => decodeSafely(window.location.hash.slice(1));
    const known = headers.findIndex((heading) => heading.slug === slugOfHash());
    setSlug(headers[known]?.slug);

    const look = (isArrival: boolean): void => {
      if (scroller.isActive) return;
      // The address bar may be at the next page already, before this one has heard of it.
      if (window.location.pathname !== pathname) return;
      const current = findCurrentHeading(readTops(root, headers), readHeaderEdge(root));
      const atHash = headers.findIndex((heading) => heading.slug === slugOfHash());
      // A last section too short to reach the header stays the current one.
      if (isAtBottom() && atHash > current) return;
      setSlug(headers[current]?.slug);
      if (current === atHash) return;
      // A jump may have gone to an anchor that is no heading of the outline: its hash stays until the reader moves.
      if (isArrival && atHash < 0) return;
      replaceHash(current < 0 ? '' : `#${encodeURIComponent(headers[current]?.slug ?? '')}`);
    };
    const onScroll = throttle(() => look(false), HEADING_SCROLL_THROTTLE_MS);
    const onSettle = (): void => {
      onScroll.cancel();
      look(true);
    };
    // A jump may have ended before this effect ran. In the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => look(true));
    window.addEventListener('scroll', onScroll, { passive: true });
    scroller.addEventListener(SETTLE_EVENT, onSettle);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      scroller.removeEventListener(SETTLE_EVENT, onSettle);
      onScroll.cancel();
    };
  }, [headers, main, scroller, historyKey]);

  return slug;
}
