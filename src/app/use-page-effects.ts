import { type RefObject, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MESSAGES } from '../bundle/messages';
import type { Heading } from '../bundle/records';
import { useCurrentHeading } from '../features/outline/use-current-heading';
import { Scroller } from '../shared/scroller';
import { buildHead, type PageHead } from './head/build-head';
import { useDocumentHead } from './head/use-document-head';
import { usePageScroll } from './scroll/use-page-scroll';
import { useProgressBar } from './use-progress-bar';
import type { Route, RouteView } from './use-route';

const NO_HEADINGS: Heading[] = [];

function headOf(view: RouteView | undefined): PageHead | undefined {
  if (!view?.error) return view?.page && buildHead(view.page, view.location.search);
  const site = view.page?.site;
  const title = site ? `${MESSAGES.failure.title} | ${site.title}` : MESSAGES.failure.title;
  return { title, lang: site?.lang || document.documentElement.lang, tags: [] };
}

/** Runs the side effects of showing a page: head, scroll position, focus, current heading, progress bar. */
export function usePageEffects(
  { view, isLoading, isSettled }: Route,
  main: RefObject<HTMLElement | null>,
): { scroller: Scroller; currentSlug: string | undefined } {
  const [scroller] = useState(() => new Scroller());
  const location = useLocation();
  const page = view?.error ? undefined : view?.page;
  const headers = page?.kind === 'page' ? page.record.headers : NO_HEADINGS;
  useDocumentHead(useMemo(() => headOf(view), [view]));
  useProgressBar(isLoading);
  usePageScroll(view?.location, main, scroller);
  // No key while the next page loads: the address bar is then at that page, and its hash must not be changed.
  const currentSlug = useCurrentHeading(headers, main, scroller, isSettled ? location.key : undefined);
  return { scroller, currentSlug };
}
