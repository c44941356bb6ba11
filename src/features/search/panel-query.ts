import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SiteIndex } from '../../bundle/records';
import { loadCode } from '../../content/load-code';
import { queryKeyOf } from '../../content/queries';
import { searchQuery } from './load-search';

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
    // The reader is waiting for it, so a failure is shown at once.
    retry: false,
  });
}

/** Loads everything that a search needs ahead of time. A failure is ignored here: the search tries again. */
export function preloadSearch(client: QueryClient, site: SiteIndex): void {
  void client.prefetchQuery(panelQuery());
  void client.prefetchQuery(searchQuery(site));
}
