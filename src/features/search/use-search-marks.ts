import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { loadCode } from '../../content/load-code';
import { reportError } from '../../shared/report-error';
import { readSearchTerms } from './search-marks-state';

/** Terms to mark and the page they are for. */
interface Wanted {
  path: string;
  terms: string[];
}

/** Makes the history entry forget its terms, so that a reload does not bring them back. */
function forgetTerms(): void {
  // Not through the router: the entry keeps its key, and nothing on the page has to change.
  window.history.replaceState({ ...window.history.state, usr: null }, '');
}

/**
 * Marks what the reader searched for on the page they came to, as long as they stay on it. `shown` is the
 * location of the page on screen; undefined while there is none to mark.
 */
export function useSearchMarks(
  main: RefObject<HTMLElement | null>,
  shown: Location | undefined,
): { count: number; clear: () => void } {
  const [wanted, setWanted] = useState<Wanted>();
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!shown) return;
    const terms = readSearchTerms(shown.state);
    const path = shown.pathname;
    // A jump within the page leaves its marks where they are.
    if (terms.length > 0) setWanted({ path, terms });
    else setWanted((before) => (before?.path === path ? before : undefined));
  }, [shown]);

  const path = shown?.pathname;
  useEffect(() => {
    const root = main.current?.querySelector('.theme-default-content');
    if (!root || !wanted || wanted.path !== path) return;
    let clear = (): void => undefined;
    let isCancelled = false;
    const mark = async (): Promise<void> => {
      const { highlightTerms } = await loadCode(
        'mark-terms',
        () => import(/* webpackChunkName: "mark-terms" */ './highlight-terms'),
        { canWait: true },
      );
      if (isCancelled) return;
      const marks = highlightTerms(root, wanted.terms);
      clear = marks.clear;
      setCount(marks.count);
    };
    // The page can be read without.
    mark().catch((error: unknown) => reportError('search marks', error));
    return () => {
      isCancelled = true;
      clear();
      setCount(0);
    };
  }, [main, wanted, path]);

  const clear = useCallback(() => {
    forgetTerms();
    setWanted(undefined);
  }, []);
  return { count, clear };
}
