import { queryOptions } from '@tanstack/react-query';
import { loadCode } from '../../content/load-code';
import { queryKeyOf } from '../../content/queries';

const CHUNK = 'offline';

/**
 * Loads the code that shows the saved sections, which few readers need. Only `loadCode` retries: the reader may be
 * offline.
 */
export function offlineCodeQuery() {
  return queryOptions({
    queryKey: queryKeyOf('code', CHUNK),
    queryFn: () => loadCode(CHUNK, () => import(/* webpackChunkName: "offline" */ './offline-parts')),
    retry: false,
  });
}
