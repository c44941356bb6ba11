import { useCallback, useEffect, useState } from 'react';

type FrameState = 'loading' | 'shown' | 'failed';

interface FrameLoading {
  state: FrameState;
  onLoad: () => void;
}

/**
 * Loading state of a frame of another site. An iframe fires `load` for the browser's error page too, so the hook also
 * fetches the address: only a response proves that the site can be reached. The state `failed` is final: the site
 * cannot be reached, or the frame was not shown after `timeoutMs`. To retry, mount another component.
 */
export function useFrameLoading(url: string, timeoutMs: number): FrameLoading {
  const [hasLoaded, setHasLoaded] = useState(false);
  const [hasAnswered, setHasAnswered] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isShown = hasLoaded && hasAnswered;

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
      () => setHasAnswered(true),
      () => {
        // Connection lost, unknown host, or refused.
        if (!abort.signal.aborted) setHasFailed(true);
      },
    );
    return () => abort.abort();
  }, [url]);

  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setHasFailed(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [isShown, timeoutMs]);

  return {
    state: hasFailed ? 'failed' : isShown ? 'shown' : 'loading',
    onLoad: useCallback(() => setHasLoaded(true), []),
  };
}
