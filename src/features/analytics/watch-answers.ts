import { FEEDBACK_EVENT } from '../../bundle/constants';

/** Calls back with what readers say of pages (`answer`, and `path` below the host's root), until `signal` aborts. */
export function watchAnswers(signal: AbortSignal, onAnswer: (answer: Record<string, string>) => void): void {
  const note = (event: Event): void => {
    if (event instanceof CustomEvent) onAnswer({ ...event.detail, path: window.location.pathname });
  };
  window.addEventListener(FEEDBACK_EVENT, note);
  signal.addEventListener('abort', () => window.removeEventListener(FEEDBACK_EVENT, note));
}
