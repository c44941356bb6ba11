import { createContext, type FormEvent, useContext } from 'react';
import { SEARCH_PATH } from '../bundle/constants';
import { SEARCH_MESSAGES } from '../bundle/messages';
import { withBase } from '../bundle/paths';

/** What opens the search dialog; the shell provides it. */
interface SearchActions {
  open: () => void;
  /** Loads what the search needs. May be called repeatedly. */
  preload: () => void;
}

export const SearchActionsContext = createContext<SearchActions>({
  open: () => undefined,
  preload: () => undefined,
});

/**
 * What looks like a large search field, and opens the search dialog. Before hydration, and without JavaScript, it opens
 * the search page.
 */
export function SearchOpener() {
  const { open, preload } = useContext(SearchActionsContext);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    open();
  };
  return (
    <form className="search-opener" action={withBase(SEARCH_PATH)} onSubmit={onSubmit}>
      <button type="submit" onPointerEnter={preload} onPointerDown={preload} onFocus={preload}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
        </svg>
        {SEARCH_MESSAGES.placeholder}
      </button>
    </form>
  );
}
