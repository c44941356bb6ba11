import { queryOptions } from '@tanstack/react-query';
import { assetUrl } from '../../bundle/paths';
import type { SiteIndex } from '../../bundle/records';
import { loadCode } from '../../content/load-code';
import { queryKeyOf } from '../../content/queries';

/** The search engine of a build, with its code. The reader waits for it, so a failure is told at once. */
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

/** Has the browser fetch the index's first file while its code is on the way: on a slow line that saves a round trip. */
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
