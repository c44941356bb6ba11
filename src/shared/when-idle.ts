import { MAX_IDLE_WAIT_MS } from '../bundle/constants';

/** Resolves when the page has loaded and the browser is idle; never resolves if `signal` aborts before that. */
export function whenIdle(signal = new AbortController().signal): Promise<void> {
  return new Promise((resolve) => {
    const run = (): void => {
      if (!signal.aborted) resolve();
    };
    const wait = (): void => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
      else setTimeout(run);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true, signal });
  });
}
