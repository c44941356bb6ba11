import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSearchParams, searchPathOf } from '../bundle/paths';
import type { SiteIndex } from '../bundle/records';
import { preloadSearch } from '../features/search/panel-query';
import type { SearchInput } from '../features/search/search-box';
import { useSearchKeys } from '../features/search/use-search-keys';

/** The state of the search over the page. */
export interface SiteSearch {
  /** Which opening of the dialog this is, each of which is a dialog of its own; 0 while it is closed. */
  opening: number;
  /** What was looked for last. */
  last: SearchInput;
  /** Keeps it for the next time. */
  remember: (input: SearchInput) => void;
  /** Opens it; on the search page goes to the field that is there. */
  open: () => void;
  close: () => void;
  /** Loads ahead what it needs. */
  preload: () => void;
}

/** Opens the search by button and by key. */
export function useSiteSearch(site: SiteIndex | undefined, main: RefObject<HTMLElement | null>): SiteSearch {
  const client = useQueryClient();
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const [last, setLast] = useState<SearchInput>({ query: '', section: '' });
  const latest = useRef(last);
  const remember = useCallback((input: SearchInput) => {
    latest.current = input;
  }, []);
  const open = useCallback(() => {
    const field = main.current?.querySelector<HTMLInputElement>('[role="combobox"]');
    if (field) field.focus();
    else {
      setLast(latest.current);
      // A dialog that was just closed tells so a moment later, and must not take a new one along.
      setOpening(++openings.current);
    }
  }, [main]);
  const close = useCallback(() => setOpening(0), []);
  const preload = useCallback(() => {
    if (site) preloadSearch(client, site);
  }, [client, site]);
  useSearchKeys(open);
  useOldAddress();
  return { opening, last, remember, open, close, preload };
}

/** `/?q=…` was published as the address of the search before it had a page. */
function useOldAddress(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { query, section } = readSearchParams(search);
    if (pathname === '/' && query !== '') navigate(searchPathOf(query, section), { replace: true });
  }, [pathname, search, navigate]);
}
