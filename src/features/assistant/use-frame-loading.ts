import { useCallback, useEffect, useState } from 'react';

export type FrameState = 'loading' | 'shown' | 'failed';

export interface FrameLoading {
  state: FrameState;
  onLoad: () => void;
}

/**
 * Loading state of a frame of another site. The frame also fires `load` for the browser's own error page,
 * so its address is fetched too. Fails after `timeoutMs`; to retry, mount another component.
 */
export function useFrameLoading(url: string, timeoutMs: number): FrameLoading {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [answer, setAnswer] = useState<boolean>();
  const isShown = hasLoaded && answer === true;

  useEffect(() => {
    const abort = new AbortController();
    // The response is opaque; it is enough that there is one.
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
