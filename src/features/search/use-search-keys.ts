import { useEffect } from 'react';
import { isPageCovered } from '../../shared/close-on-escape';

const TYPING_SELECTOR = 'input:not([type=checkbox], [type=radio]), textarea, select';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPING_SELECTOR));
}

/** Ctrl+K or ⌘K (both work on every system) wherever the focus is, and `/` unless the reader is typing. */
function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isTyping(target);
}

/** Calls `onSearch` for the keys that open the search. */
export function useSearchKeys(onSearch: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented || !opensSearch(event)) return;
      // Behind a modal dialog, the key does nothing.
      if (isPageCovered()) return;
      // Some browsers would otherwise move the focus to their own search field.
      event.preventDefault();
      onSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSearch]);
}
