import { type RefObject, useEffect, useState } from 'react';
import { HEADING_SCROLL_THROTTLE_MS, HEADING_SCROLL_TOLERANCE_PX } from '../../bundle/constants';
import { decodeSafely } from '../../bundle/paths';
import type { Heading } from '../../bundle/records';
import { type Scroller, SETTLE_EVENT } from '../../shared/scroller';
import { throttle } from '../../shared/throttle';

/** Lower edge of the header in CSS pixels, from the `scroll-margin-top` that browsers use for their own jumps. */
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

/** Distance of each heading from the window's upper edge; infinite for a heading that is not on the page. */
function readTops(root: Element, headers: Heading[]): number[] {
  const elements = new Map([...root.querySelectorAll('[id]')].map((element) => [element.id, element]));
  return headers.map(
    ({ slug }) => elements.get(slug)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
  );
}

function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  // Bypasses the router: only the address bar has to change, and the history entry keeps its key.
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/**
 * Slug of the heading being read. While the reader scrolls, the hash in the address bar follows it. A scroll that the
 * app makes counts only once it has ended.
 */
export function useCurrentHeading(
  headers: Heading[],
  main: RefObject<HTMLElement | null>,
  scroller: Scroller,
  /**
   * Key of the history entry on screen; undefined while another page is loading, because the address bar belongs to
   * that page.
   */
  historyKey: string | undefined,
): string | undefined {
  const [slug, setSlug] = useState<string>();

  useEffect(() => {
    if (!main.current || historyKey === undefined) return;
    const root = main.current;
    const { pathname } = window.location;
    const slugOfHash = (): string => decodeSafely(window.location.hash.slice(1));
    const initial = headers.findIndex((heading) => heading.slug === slugOfHash());
    setSlug(headers[initial]?.slug);

    const update = (isArrival: boolean): void => {
      if (scroller.isActive) return;
      // The address bar may already show the next page before this effect is cleaned up.
      if (window.location.pathname !== pathname) return;
      const tops = readTops(root, headers);
      const reached = findCurrentHeading(tops, readHeaderEdge(root));
      const atHash = headers.findIndex((heading) => heading.slug === slugOfHash());
      // At the bottom of the page, a section too short to reach the header stays current if the hash names it. Else
      // whoever has scrolled there reads the last section.
      if (isAtBottom() && atHash > reached) return;
      const current = isAtBottom() && !isArrival ? findCurrentHeading(tops, window.innerHeight) : reached;
      setSlug(headers[current]?.slug);
      if (current === atHash) return;
      // A jump may have gone to an anchor that is not in the outline: its hash stays until the reader scrolls.
      if (isArrival && atHash < 0) return;
      replaceHash(current < 0 ? '' : `#${encodeURIComponent(headers[current]?.slug ?? '')}`);
    };
    const onScroll = throttle(() => update(false), HEADING_SCROLL_THROTTLE_MS);
    const onSettle = (): void => {
      onScroll.cancel();
      update(true);
    };
    // A jump may have ended before this effect ran. Checked in the next frame, which lays out the page anyway.
    const frame = requestAnimationFrame(() => update(true));
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
