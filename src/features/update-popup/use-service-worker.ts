import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { loadCode } from '../../content/load-code';
import { reportError } from '../../shared/report-error';
import { whenIdle } from '../../shared/when-idle';
import { collectLoadedFiles } from './collect-loaded-files';
import type { WorkerEvent } from './register-worker';

/** A new version of the site that waits for the reader. */
export interface SiteUpdate {
  refresh: () => void;
  /** Hides the popup until another new version arrives or the page is loaded again. */
  dismiss: () => void;
}

/** Whether this is a production build in a browser that offers service workers. */
function canRegister(): boolean {
  return process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;
}

/**
 * Registers the service worker, if the site has one, once the page has loaded and the browser is idle. Returns the
 * update that the reader can load, if there is one. All events of the worker are handled here.
 */
export function useServiceWorker(isWanted: boolean): SiteUpdate | undefined {
  const client = useQueryClient();
  const [update, setUpdate] = useState<SiteUpdate>();

  const handle = useCallback((event: WorkerEvent): void => {
    switch (event.kind) {
      case 'ready':
      case 'cached':
      case 'offline':
        console.debug(`service worker: ${event.kind}`);
        break;
      case 'updated': {
        const dismiss = (): void => setUpdate(undefined);
        const refresh = (): void => {
          dismiss();
          event.refresh().catch((error: unknown) => reportError('service worker', error));
        };
        setUpdate({ refresh, dismiss });
        break;
      }
      case 'error':
        reportError('service worker', event.error);
    }
  }, []);

  useEffect(() => {
    if (!isWanted || !canRegister()) return;
    const abort = new AbortController();
    const register = async (): Promise<void> => {
      await whenIdle(abort.signal);
      const { registerWorker } = await loadCode(
        'worker-client',
        () => import(/* webpackChunkName: "worker-client" */ './register-worker'),
        { canWait: true },
      );
      if (abort.signal.aborted) return;
      await registerWorker(handle, (hasWorker) => collectLoadedFiles(client, hasWorker));
    };
    register().catch((error: unknown) => handle({ kind: 'error', error }));
    return () => abort.abort();
  }, [isWanted, client, handle]);
  return update;
}
