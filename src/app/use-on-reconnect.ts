import { useEffect } from 'react';

/** Calls back whenever the network comes back. */
export function useOnReconnect(callback: () => void): void {
  useEffect(() => {
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
}
