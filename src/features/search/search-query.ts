import { queryOptions } from '@tanstack/react-query';
import { assetUrl } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';
import { loadCode } from '../../content/load-code';
import { queryKeyOf } from '../../content/queries';

/**
 * Loads the search engine of a build. The reader is waiting for it, so only `loadCode` retries, and only the
 * code.
 */
export function searchQuery(site: SiteIndex) {
  return queryOptions({
    queryKey: queryKeyOf('search', site.buildId),
    queryFn: async () => {
      preloadEntry(site);
      const { openSearch } = await loadCode(
        'search',
        () => import(/* webpackChunkName: "search" */ './engine/open-search'),
      );
      return openSearch(site);
    },
    retry: false,
  });
}

/**
 * Makes the browser fetch the first file of the index while the code is loading, which saves a round trip on a slow
 * connection.
 */
function preloadEntry({ search }: SiteIndex): void {
  if (search === undefined) return;
  const href = assetUrl(`${search}entry.json`);
  if (document.querySelector(`link[rel="preload"][href="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href,
    }),
  );
}
