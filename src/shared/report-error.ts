interface ErrorReport {
  /** Where it happened, in English: `service worker`, `search`. */
  context: string;
  error: unknown;
}

type ReportListener = (report: ErrorReport) => void;

const listeners = new Set<ReportListener>();

/**
 * Reports an error that the reader is not shown, to the console and to listeners (visitor statistics).
 * Never throws, so that reporting cannot break the code it reports on.
 */
export function reportError(context: string, error: unknown): void {
  console.warn(`${context}:`, error);
  for (const listener of listeners) {
    try {
      listener({ context, error });
    } catch (fault) {
      console.warn('error report:', fault);
    }
  }
}

/** Calls the listener with every later report; returns a function that removes it. */
export function onReport(listener: ReportListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
