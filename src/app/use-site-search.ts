import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { SiteIndex } from '../bundle/records';
import { preloadSearch } from '../features/search/panel-query';
import type { SearchInput } from '../features/search/search-box';
import { useSearchKeys } from '../features/search/use-search-keys';

/** State and actions of the search dialog. */
export interface SiteSearch {
  /** React `key` of the open dialog: 1 for the first opening, 2 for the second. 0 while the dialog is closed. */
  opening: number;
  /** Query and section that the dialog starts with: those of the last search. */
  initial: SearchInput;
  /** Stores the last search for the next opening. */
  remember: (input: SearchInput) => void;
  /** Opens the dialog. On the search page, focuses the field of the page instead. */
  open: () => void;
  close: () => void;
  /** Prefetches what the search needs. */
  preload: () => void;
}

/** Holds the state of the search dialog, and opens the dialog on its keys. */
export function useSiteSearch(site: SiteIndex | undefined, main: RefObject<HTMLElement | null>): SiteSearch {
  const client = useQueryClient();
  const [opening, setOpening] = useState(0);
  const openings = useRef(0);
  const [initial, setInitial] = useState<SearchInput>({ query: '', section: '' });
  const latest = useRef(initial);
  const remember = useCallback((input: SearchInput) => {
    latest.current = input;
  }, []);
  const open = useCallback(() => {
    const field = main.current?.querySelector<HTMLInputElement>('[role="combobox"]');
    if (field) field.focus();
    else {
      setInitial(latest.current);
      // A new number gives a new dialog: a late `close` event of the previous one does not close it.
      setOpening(++openings.current);
    }
  }, [main]);
  const close = useCallback(() => setOpening(0), []);
  const preload = useCallback(() => {
    if (site) preloadSearch(client, site);
  }, [client, site]);
  useSearchKeys(open);
  return { opening, initial, remember, open, close, preload };
}
