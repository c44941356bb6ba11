import { useEffect, useState } from 'react';
import type { PageRecord } from '../../bundle/records';
import { type ReadPage, readHistory, rememberPage, resetHistory } from './reading-history';

/** Records the page on screen and the current heading. Home pages and pages without a title are not recorded. */
export function useRememberPage(record: PageRecord | undefined, currentSlug: string | undefined): void {
  useEffect(() => {
    if (!record || record.frontmatter.home || record.title === '') return;
    const heading = record.headers.find(({ slug }) => slug === currentSlug);
    rememberPage({
      path: record.path,
      title: record.title,
      ...(heading && { heading: { slug: heading.slug, title: heading.title } }),
    });
  }, [record, currentSlug]);
}

/** The reading history and its state. */
export interface ReadingHistory {
  /** False while prerendering and hydrating: only the browser knows the history. */
  isKnown: boolean;
  /** Whether the reader has just used `reset`. */
  isReset: boolean;
  /** Undefined until the history is known, and if the reader has turned it off. */
  pages: ReadPage[] | undefined;
  /** Clears the history and turns it on or off. */
  reset: (isOn: boolean) => void;
}

/** The reading history, after hydration. */
export function useReadingHistory(): ReadingHistory {
  const [state, setState] = useState<{ pages: ReadPage[] | undefined; isReset: boolean }>();
  useEffect(() => setState({ pages: readHistory(), isReset: false }), []);
  const reset = (isOn: boolean): void => {
    resetHistory(isOn);
    setState({ pages: readHistory(), isReset: true });
  };
  return { isKnown: state !== undefined, isReset: state?.isReset === true, pages: state?.pages, reset };
}
