import { MAX_ERROR_REPORT_CHARACTERS, MAX_ERROR_REPORTS } from '../../bundle/constants';
import { onReport } from '../../shared/report-error';

/** An error as the statistics get it. */
interface Fault extends Record<string, string> {
  /** Where it happened: `search`, `script`. */
  context: string;
  message: string;
  /** Page on which it happened, below the host's root. */
  path: string;
}

/**
 * Calls back with the errors that the app reports (`reportError`) and with those that nobody catches, until `signal`
 * aborts: each once, and at most `MAX_ERROR_REPORTS` of a visit.
 */
export function watchErrors(signal: AbortSignal, onFault: (fault: Fault) => void): void {
  const seen = new Set<string>();
  const note = (context: string, error: unknown): void => {
    const message = String(error).slice(0, MAX_ERROR_REPORT_CHARACTERS);
    const key = `${context} ${message}`;
    if (seen.has(key) || seen.size >= MAX_ERROR_REPORTS) return;
    seen.add(key);
    onFault({ context, message, path: window.location.pathname });
  };
  const onError = ({ message }: ErrorEvent): void => note('script', message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => note('promise', reason);
  const stopReports = onReport(({ context, error }) => note(context, error));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  signal.addEventListener('abort', () => {
    stopReports();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  });
}
