import { FEEDBACK_EVENT } from '../../bundle/constants';

/**
 * Calls `onAnswer` with each reader's feedback on a page (`answer`, and `path` from the host's root), until `signal`
 * aborts.
 */
export function watchAnswers(signal: AbortSignal, onAnswer: (answer: Record<string, string>) => void): void {
  const note = (event: Event): void => {
    if (event instanceof CustomEvent) onAnswer({ ...event.detail, path: window.location.pathname });
  };
  window.addEventListener(FEEDBACK_EVENT, note);
  signal.addEventListener('abort', () => window.removeEventListener(FEEDBACK_EVENT, note));
}
