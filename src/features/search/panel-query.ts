import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SiteIndex } from '../../bundle/records';
import { loadCode } from '../../content/load-code';
import { queryKeyOf } from '../../content/queries';
import { searchQuery } from './load-search';

const CHUNK = 'search-panel';

/** The part of the search that only readers who search need. */
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
    // The reader waits in front of it: a failure is told at once.
    retry: false,
  });
}

/** Loads everything a search needs ahead of it; a failure is kept for the search to try again. */
export function preloadSearch(client: QueryClient, site: SiteIndex): void {
  void client.prefetchQuery(panelQuery());
  void client.prefetchQuery(searchQuery(site));
}
