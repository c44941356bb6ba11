import type { AnalyticsConfig } from '../../bundle/records';
import { addScript } from './add-script';
import { CommandQueue } from './command-queue';
import { isTrackingRefused } from './is-tracking-refused';
import { watchAnswers } from './watch-answers';
import { watchErrors } from './watch-errors';

/** A page that a reader has opened. */
interface ViewedPage {
  /** From the root of the host, so it includes the site's base path. */
  path: string;
  url: string;
  title: string;
}

/** Running visitor statistics. */
export interface Analytics {
  countView: (view: ViewedPage) => void;
}

/**
 * Starts visitor statistics and runs them until `signal` aborts. Returns undefined if the browser asks not to be
 * tracked and the site respects that. A script that loads late, does not load or throws has no effect on the page.
 */
export function startAnalytics(config: AnalyticsConfig, signal: AbortSignal): Analytics | undefined {
  if (config.respectsRefusal && isTrackingRefused(navigator)) return undefined;
  const { queue: commands } = config;
  const queue = new CommandQueue(commands?.name);
  queue.push(commands?.setup ?? [], {});
  addScript(config, signal, () => queue.close());
  watchAnswers(signal, (answer) => queue.push(commands?.feedback ?? [], answer));
  watchErrors(signal, (fault) => queue.push(commands?.error ?? [], fault));
  return { countView: (view) => queue.push(commands?.pageView ?? [], { ...view }) };
}
