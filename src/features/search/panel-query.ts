import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SiteIndex } from '../../bundle/records';
import { loadCode } from '../../content/load-code';
import { queryKeyOf } from '../../content/queries';
import { searchQuery } from './search-query';

const CHUNK = 'search-panel';

/** Loads the search panel, which only readers who search need. */
export function panelQuery() {
  return queryOptions({
    queryKey: queryKeyOf('code', CHUNK),
    queryFn: async () => {
      const { SearchPanel } = await loadCode(
        CHUNK,
        () => import(/* webpackChunkName: "search-panel" */ './search-panel'),
      );
      return SearchPanel;
    },
    // The reader is waiting for it, and `loadCode` has already retried.
    retry: false,
  });
}

/**
 * Loads the code of the search and the first file of its index ahead of time. A failure is ignored here: the search
 * tries again.
 */
export function preloadSearch(client: QueryClient, site: SiteIndex): void {
  void client.prefetchQuery(panelQuery());
  void client.prefetchQuery(searchQuery(site));
}
