import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadCode } from '../content/load-code';
import { queryKeyOf } from '../content/queries';
import { useServiceWorker } from '../features/update-popup/use-service-worker';
import { reportError } from '../shared/report-error';

/**
 * The name that this chunk had on the VuePress 1 site before this one (`src/worker/old-site.ts`). The worker's precache
 * list (`SHELL_CHUNKS`) and the tests use it too.
 */
const CHUNK = 'vendors~notification';

/** The popup's code, which most visits never need. */
function popupQuery() {
  return queryOptions({
    queryKey: queryKeyOf('code', CHUNK),
    queryFn: async () => {
      const { UpdatePopup } = await loadCode(
        CHUNK,
        () => import(/* webpackChunkName: "vendors~notification" */ '../features/update-popup/update-popup'),
        { canWait: true },
      );
      return UpdatePopup;
    },
    // `loadCode` retries.
    retry: false,
  });
}

/** Registers the service worker, if the site has one, and announces new versions. */
export function UpdateNotice({ hasWorker }: { hasWorker: boolean }) {
  const update = useServiceWorker(hasWorker);
  const { data: UpdatePopup, error } = useQuery({ ...popupQuery(), enabled: update !== undefined });
  useEffect(() => {
    if (error) reportError('update popup', error);
  }, [error]);
  return update && UpdatePopup ? <UpdatePopup {...update} /> : null;
}
