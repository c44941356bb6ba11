import type { FormEvent } from 'react';
import { SEARCH_PATH } from '../../bundle/constants';
import { SEARCH_MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import { SearchIcon } from './search-icon';
import { useBrowserValue } from './use-browser-value';

function hasAppleKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

interface SearchButtonProps {
  onOpen: () => void;
  /**
   * The reader points at the button or focuses it: a good time to load what the search needs. May be called
   * repeatedly.
   */
  onIntent: () => void;
}

/**
 * The button in the header that opens the search. Before hydration, and without JavaScript, it opens the search page.
 */
export function SearchButton({ onOpen, onIntent }: SearchButtonProps) {
  const isApple = useBrowserValue(hasAppleKeyboard, false);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onOpen();
  };
  return (
    <form action={withBase(SEARCH_PATH)} onSubmit={onSubmit}>
      <button
        type="submit"
        className="icon-button search-button"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onPointerEnter={onIntent}
        onPointerDown={onIntent}
        onFocus={onIntent}
      >
        <SearchIcon name="search" />
        {/* Screen readers read it in narrow windows, too, where only the icon is visible. */}
        <span className="search-button-text">{SEARCH_MESSAGES.label}</span>
        <kbd>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
    </form>
  );
}
