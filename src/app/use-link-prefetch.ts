import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { PREFETCH_REST_MS } from '../bundle/constants';
import { prefetchPage } from '../content/load-page';
import { findPageLink } from '../content/use-page-links';

/** Not in TypeScript's DOM library: only Chromium has it. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection is slow or saves data: then nothing is prefetched. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Events that come just before a click: the click comes when the button or the finger goes up. */
const PRESSES = ['mousedown', 'touchstart'];

/** Prefetches a link's page when the pointer or the focus rests on the link, and at once when it is pressed. */
export function useLinkPrefetch(root: RefObject<HTMLElement | null>): void {
  const client = useQueryClient();
  useEffect(() => {
    const element = root.current;
    if (!element || isThrifty()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = (event: Event): void => {
      clearTimeout(timer);
      const path = findPageLink(event.target)?.to.pathname;
      if (path === undefined) return;
      const delay = PRESSES.includes(event.type) ? 0 : PREFETCH_REST_MS;
      timer = setTimeout(() => void prefetchPage(client, path), delay);
    };
    const types = ['mouseover', 'focusin', ...PRESSES];
    for (const type of types) element.addEventListener(type, prefetch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of types) element.removeEventListener(type, prefetch);
    };
  }, [root, client]);
}
