import { useCallback, useState } from 'react';

/** Text of the live region and the function that changes it. */
export function useAnnouncer(): [string, (text: string) => void] {
  const [text, setText] = useState('');
  const announce = useCallback((next: string) => {
    // Screen readers speak changes only: the same words again need a difference one cannot hear.
    setText((last) => (last === next ? `${next}\u00a0` : next));
  }, []);
  return [text, announce];
}
