import { FEEDBACK_EVENT } from '../../bundle/constants';

/**
 * Calls `onAnswer` whenever the reader says whether a page helped (`answer`, and `path` from the host's root), until
 * `signal` aborts.
 */
export function watchAnswers(signal: AbortSignal, onAnswer: (answer: Record<string, string>) => void): void {
  const forward = (event: Event): void => {
    if (event instanceof CustomEvent) onAnswer({ ...event.detail, path: window.location.pathname });
  };
  window.addEventListener(FEEDBACK_EVENT, forward);
  signal.addEventListener('abort', () => window.removeEventListener(FEEDBACK_EVENT, forward));
}
