import { useEffect } from 'react';

/** Calls `onSearch` for Ctrl+K or ⌘K (both work on every system), wherever the focus is. */
export function useSearchKeys(onSearch: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!hasModifier || event.key.toLowerCase() !== 'k' || event.isComposing || event.defaultPrevented)
        return;
      // Some browsers would otherwise move the focus to their own search field.
      event.preventDefault();
      onSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSearch]);
}
