import { useEffect } from 'react';

/** Calls `onSearch` for Ctrl K, on a Mac ⌘ K, wherever the focus is. */
export function useSearchKeys(onSearch: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== 'k' || event.isComposing || event.defaultPrevented) return;
      // Some browsers would go to their own search field.
      event.preventDefault();
      onSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSearch]);
}
