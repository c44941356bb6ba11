import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Location, useNavigate } from 'react-router-dom';
import { loadCode } from '../../content/load-code';
import { reportError } from '../../shared/report-error';
import { STAY_STATE } from '../../shared/stay-state';
import { readSearchTerms } from './search-marks-state';

/** Terms to mark and the page they are for. */
interface Wanted {
  path: string;
  terms: string[];
}

/**
 * Marks what the reader searched for on the page they came to, as long as they stay on it. `shown` is the location of
 * the page on screen; undefined while no page is shown.
 */
export function useSearchMarks(
  main: RefObject<HTMLElement | null>,
  shown: Location | undefined,
): { count: number; clear: () => void } {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Wanted>();
  const [count, setCount] = useState(0);

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
    // The page is readable without the marks.
    mark().catch((error: unknown) => reportError('search marks', error));
    return () => {
      isCancelled = true;
      clear();
      setCount(0);
    };
  }, [main, wanted, path]);

  const clear = useCallback(() => {
    setWanted(undefined);
    if (!shown) return;
    // Removes the terms from the history entry, so that a reload does not mark them again. The router's hash may be out
    // of date: the outline changes the hash in the address bar only.
    const { pathname, search } = shown;
    navigate({ pathname, search, hash: window.location.hash }, { replace: true, state: STAY_STATE });
  }, [navigate, shown]);
  return { count, clear };
}
