import { useEffect } from 'react';

/** Calls `callback` on every `online` event: the browser has a network again. */
export function useOnReconnect(callback: () => void): void {
  useEffect(() => {
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
}
