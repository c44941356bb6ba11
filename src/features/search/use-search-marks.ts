import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { loadCode } from '../../content/load-code';
import { reportError } from '../../shared/report-error';
import type { Scroller } from '../../shared/scroller';
import { useEscapeKey } from '../../shared/use-escape-key';
import { readSearchTerms } from './search-marks-state';

/** Terms to mark and the page they are for. */
interface Wanted {
  path: string;
  terms: string[];
}

/** Calls back once when the reader has scrolled by more than half a window; scrolls of the app do not count. */
function onceScrolled(scroller: Scroller, run: () => void): () => void {
  let from = window.scrollY;
  const check = (): void => {
    const { scrollY, innerHeight } = window;
    if (scroller.isActive) from = scrollY;
    else if (Math.abs(scrollY - from) > innerHeight / 2) run();
  };
  window.addEventListener('scroll', check, { passive: true });
  return () => window.removeEventListener('scroll', check);
}

/**
 * Marks what the reader searched for on the page they came to, until they scroll on, press Escape or leave it.
 * `shown` is the location of the page on screen; undefined while no page is shown.
 */
export function useSearchMarks(
  main: RefObject<HTMLElement | null>,
  shown: Location | undefined,
  scroller: Scroller,
): void {
  const [wanted, setWanted] = useState<Wanted>();
  const clear = useCallback(() => setWanted(undefined), []);
  useEscapeKey(wanted !== undefined, clear);

  useEffect(() => {
    if (!shown) return;
    const terms = readSearchTerms(shown.state);
    const path = shown.pathname;
    // A jump within the page keeps its marks.
    if (terms.length > 0) setWanted({ path, terms });
    else setWanted((before) => (before?.path === path ? before : undefined));
  }, [shown]);

  const path = shown?.pathname;
  useEffect(() => {
    const root = main.current?.querySelector('.theme-default-content');
    if (!root || !wanted || wanted.path !== path) return;
    let undo = (): void => undefined;
    let isCancelled = false;
    const mark = async (): Promise<void> => {
      const { highlightTerms } = await loadCode(
        'mark-terms',
        () => import(/* webpackChunkName: "mark-terms" */ './highlight-terms'),
        { canWait: true },
      );
      if (isCancelled) return;
      const removeMarks = highlightTerms(root, wanted.terms);
      const stopWatching = onceScrolled(scroller, clear);
      undo = () => {
        stopWatching();
        removeMarks();
      };
    };
    // The page is readable without the marks.
    mark().catch((error: unknown) => reportError('search marks', error));
    return () => {
      isCancelled = true;
      undo();
    };
  }, [main, wanted, path, scroller, clear]);
}
