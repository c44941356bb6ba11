import { useEffect } from 'react';

/** Calls back whenever the network comes back. */
export function useOnline(callback: () => void): void {
  useEffect(() => {
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [callback]);
}
