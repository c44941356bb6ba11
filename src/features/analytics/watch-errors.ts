import { MAX_ERROR_REPORT_CHARACTERS, MAX_ERROR_REPORTS } from '../../bundle/constants';
import { onReport } from '../../shared/report-error';

/** An error as it is sent to the statistics script. */
interface Fault extends Record<string, string> {
  /** Part of the app that reported the error, such as `search`; `script` or `promise` for an uncaught error. */
  context: string;
  message: string;
  /** Path of the page on which the error happened, from the host's root. */
  path: string;
}

/**
 * Calls `onFault` with the errors that the app reports (`reportError`) and with uncaught errors, until `signal` aborts:
 * each distinct error once, and at most `MAX_ERROR_REPORTS` per visit.
 */
export function watchErrors(signal: AbortSignal, onFault: (fault: Fault) => void): void {
  const seen = new Set<string>();
  const send = (context: string, error: unknown): void => {
    const message = String(error).slice(0, MAX_ERROR_REPORT_CHARACTERS);
    const key = `${context} ${message}`;
    if (seen.has(key) || seen.size >= MAX_ERROR_REPORTS) return;
    seen.add(key);
    onFault({ context, message, path: window.location.pathname });
  };
  const onError = ({ message }: ErrorEvent): void => send('script', message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => send('promise', reason);
  const stopReports = onReport(({ context, error }) => send(context, error));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  signal.addEventListener('abort', () => {
    stopReports();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  });
}
