interface ErrorReport {
  /** Part of the app or what failed, in English: `service worker`, `The app could not start`. */
  context: string;
  error: unknown;
}

type ReportListener = (report: ErrorReport) => void;

const listeners = new Set<ReportListener>();

/**
 * Reports an error to the console and to listeners (visitor statistics), not to the reader.
 * Never throws, so that reporting cannot break the code that reports.
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
