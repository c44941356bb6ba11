import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';
import type { Scroller } from '../../shared/scroller';
import { staysInPlace } from '../../shared/stay-state';
import { findHashTarget } from './find-hash-target';
import { focusQuietly } from './focus-quietly';
import { ScrollPositions } from './scroll-positions';

/** The router gives the first entry of every visit the key `default`; the path makes it unique. */
function entryKeyOf(location: Location): string {
  return location.key + location.pathname;
}

/** Whether the browser opened this document by a reload, or by going back or forward. */
function isReturningVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(entry.type);
}

/** Records the scroll position of the shown history entry; returns the positions of all entries. */
function useScrollPositions(shown: Location | undefined): RefObject<ScrollPositions | undefined> {
  const positions = useRef<ScrollPositions>(undefined);
  const remember = useRef<() => void>(undefined);
  const key = shown && entryKeyOf(shown);

  useLayoutEffect(() => {
    positions.current ??= new ScrollPositions();
    if (key === undefined) return;
    const rememberShown = (): void => positions.current?.set(key, window.scrollY);
    const save = (): void => {
      rememberShown();
      positions.current?.save();
    };
    // WebKit shows the top of a page that it kept in memory, because the app restores positions by itself.
    const restore = ({ persisted }: PageTransitionEvent): void => {
      const top = positions.current?.get(key);
      if (persisted && top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    };
    remember.current = rememberShown;
    window.addEventListener('scroll', rememberShown, { passive: true });
    window.addEventListener('pagehide', save);
    window.addEventListener('pageshow', restore);
    return () => {
      remember.current = undefined;
      window.removeEventListener('scroll', rememberShown);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('pageshow', restore);
    };
  }, [key]);

  // Registered once, on mount: effects of a child run before those of `BrowserRouter`, so this listener runs before the
  // router changes the page. The last scrolling may not have fired its event yet.
  useLayoutEffect(() => {
    const rememberBeforeLeaving = (): void => remember.current?.();
    window.addEventListener('popstate', rememberBeforeLeaving);
    return () => window.removeEventListener('popstate', rememberBeforeLeaving);
  }, []);

  useEffect(() => {
    const { scrollRestoration } = window.history;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = scrollRestoration;
    };
  }, []);

  return positions;
}

/**
 * Moves the window and the focus when another place is shown: back and forward restore the reader's position at
 * once; a hash scrolls to its heading; any other page to its top. `shown` is the location of the page on screen,
 * which differs from the address bar while the next page loads.
 */
export function usePageScroll(
  shown: Location | undefined,
  main: RefObject<HTMLElement | null>,
  scroller: Scroller,
): void {
  const navigation = useNavigationType();
  const positions = useScrollPositions(shown);
  const last = useRef<Location>(undefined);

  useLayoutEffect(() => {
    const before = last.current;
    if (!shown || !main.current || before?.key === shown.key) return;
    last.current = shown;
    const isFirst = before === undefined;
    if (!isFirst && navigation === NavigationType.Replace && staysInPlace(shown.state)) return;
    const isReturn = isFirst ? isReturningVisit() : navigation === NavigationType.Pop;
    const isSamePage = before?.pathname === shown.pathname;
    // The reader is refining a search on the search page, and looking at the results.
    const isRefined = isSamePage && navigation === NavigationType.Replace && before.search !== shown.search;
    const target = findHashTarget(main.current, shown.hash);
    const remembered = isReturn ? positions.current?.get(entryKeyOf(shown)) : undefined;
    const isSmooth = !isFirst && !isReturn;

    if (remembered !== undefined) scroller.restore(remembered);
    else if (target) scroller.scrollToElement(target, isSmooth);
    else if (!isFirst && !isRefined && (!isSamePage || shown.hash === '')) scroller.scrollToTop(isSmooth);

    if (target) focusQuietly(target);
    else if (!isFirst && !isSamePage) focusQuietly(main.current);
  }, [shown, main, scroller, navigation, positions]);

  useEffect(() => () => scroller.cancel(), [scroller]);
}
