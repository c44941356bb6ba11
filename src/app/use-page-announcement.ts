import { useEffect, useRef } from 'react';
import { MESSAGES, OFFLINE_MESSAGES, SEARCH_MESSAGES } from '../bundle/messages';
import type { RouteView } from './use-route';

function titleOf({ page, error }: RouteView): string | undefined {
  // A failure has its own alert.
  if (error || !page) return undefined;
  if (page.kind === 'search') return SEARCH_MESSAGES.title;
  if (page.kind === 'offline') return OFFLINE_MESSAGES.title;
  return page.kind === 'page' ? page.record.title || page.site.title : MESSAGES.notFoundPageTitle;
}

/** Announces the page on screen to screen readers. */
export function usePageAnnouncement(view: RouteView | undefined, announce: (text: string) => void): void {
  const announced = useRef<string>(undefined);
  useEffect(() => {
    const title = view && titleOf(view);
    if (!view || title === undefined || announced.current === view.location.pathname) return;
    // The first page is announced by the browser.
    if (announced.current !== undefined) announce(MESSAGES.pageLoaded(title));
    announced.current = view.location.pathname;
  }, [view, announce]);
}
