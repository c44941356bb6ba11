import { useCallback, useState } from 'react';

/** Text of the live region and the function that changes it. */
export function useAnnouncer(): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const announce = useCallback((next: string) => {
    // Screen readers speak changes only: a repeated text needs an inaudible difference.
    setText((last) => (last === next ? `${next}\u00a0` : next));
  }, []);
  return [text, announce];
}
