import { useCallback, useEffect, useState } from 'react';

export type FrameState = 'loading' | 'shown' | 'failed';

export interface FrameLoading {
  state: FrameState;
  onLoad: () => void;
}

/**
 * How far a frame of another site is. The frame itself does not tell a page from the browser's own about a
 * dead host: so its address is asked too. What takes longer than `timeoutMs` has failed; another try is
 * another component.
 */
export function useFrameLoading(url: string, timeoutMs: number): FrameLoading {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [answer, setAnswer] = useState<boolean>();
  const isShown = hasLoaded && answer === true;

  useEffect(() => {
    const abort = new AbortController();
    // What it answers is not for this site to read; that it does is enough.
    const init: RequestInit = {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: abort.signal,
    };
    fetch(url, init).then(
      () => setAnswer(true),
      () => {
        // Lost connection, unknown host, refused: the reader is told, and may try again.
        if (!abort.signal.aborted) setAnswer(false);
      },
    );
    return () => abort.abort();
  }, [url]);

  useEffect(() => {
    if (isShown || answer === false) return;
    const timer = setTimeout(() => setAnswer(false), timeoutMs);
    return () => clearTimeout(timer);
  }, [isShown, answer, timeoutMs]);

  return {
    state: answer === false ? 'failed' : isShown ? 'shown' : 'loading',
    onLoad: useCallback(() => setHasLoaded(true), []),
  };
}
