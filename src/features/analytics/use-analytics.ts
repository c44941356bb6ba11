import { useEffect, useState } from 'react';
import type { AnalyticsConfig } from '../../bundle/records';
import { loadCode } from '../../content/load-code';
import { reportError } from '../../shared/report-error';
import { whenIdle } from '../../shared/when-idle';
import type { Analytics } from './start-analytics';

async function load(config: AnalyticsConfig, signal: AbortSignal): Promise<Analytics | undefined> {
  await whenIdle(signal);
  try {
    const { startAnalytics } = await loadCode(
      'analytics',
      () => import(/* webpackChunkName: "analytics" */ './start-analytics'),
      { canWait: true },
    );
    return startAnalytics(config, signal);
  } catch (error) {
    reportError('analytics', error);
    return undefined;
  }
}

/**
 * Counts page views if the site has statistics: one for each `path` (from the root of the host), none for anchors. The
 * code loads when the browser is idle; earlier views are counted then.
 */
export function useAnalytics(config: AnalyticsConfig | undefined, path: string | undefined): void {
  const [analytics, setAnalytics] = useState<Promise<Analytics | undefined>>();
  useEffect(() => {
    if (!config) return;
    const abort = new AbortController();
    setAnalytics(load(config, abort.signal));
    return () => abort.abort();
  }, [config]);
  useEffect(() => {
    if (!analytics || path === undefined) return;
    // Read in a microtask, because another effect of the same render sets the title.
    const view = Promise.resolve().then(() => ({
      path,
      url: window.location.origin + path,
      title: document.title,
    }));
    void Promise.all([analytics, view]).then(([started, seen]) => started?.countView(seen));
  }, [analytics, path]);
}
