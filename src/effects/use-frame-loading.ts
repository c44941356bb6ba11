import { useCallback, useEffect, useState } from 'react';

export type FrameState = 'loading' | 'shown' | 'failed';

export interface FrameLoading {
  state: FrameState;
  /** Number of the try; as a `key` it gives each its own frame. */
  attempt: number;
  onLoad: () => void;
  retry: () => void;
}

/**
 * How far a frame of another site is. The frame itself does not tell a page from the browser's own about a
 * dead host: so its address is asked too. What takes longer than `timeoutMs` has failed.
 */
export function useFrameLoading(url: string, timeoutMs: number): FrameLoading {
  const [attempt, setAttempt] = useState(1);
  const [hasLoaded, setHasLoaded] = useState(false);
  const [answer, setAnswer] = useState<boolean>();
  const isShown = hasLoaded && answer === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks anew
  useEffect(() => {
    const abort = new AbortController();
    setAnswer(undefined);
    setHasLoaded(false);
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
  }, [url, attempt]);

  useEffect(() => {
    if (isShown || answer === false) return;
    const timer = setTimeout(() => setAnswer(false), timeoutMs);
    return () => clearTimeout(timer);
  }, [isShown, answer, timeoutMs]);

  return {
    state: answer === false ? 'failed' : isShown ? 'shown' : 'loading',
    attempt,
    onLoad: useCallback(() => setHasLoaded(true), []),
    retry: useCallback(() => setAttempt((last) => last + 1), []),
  };
}
