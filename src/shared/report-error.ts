export interface ErrorReport {
  /** Where it happened, in English: `service worker`, `search`. */
  context: string;
  error: unknown;
}

type ReportListener = (report: ErrorReport) => void;

const listeners = new Set<ReportListener>();

/**
 * The one place for a fault the reader is not shown: the console, and whoever listens (visitor statistics).
 * Never throws, so that reporting cannot break what it reports on.
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

/** Calls the listener with every later report; returns what ends it. */
export function onReport(listener: ReportListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
