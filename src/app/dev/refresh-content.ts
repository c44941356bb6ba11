import type { Query, QueryClient } from '@tanstack/react-query';
import type { StaleFiles } from '../../bundle/dev-messages';
import { siteQuery } from '../../content/queries';

function isStale({ queryKey: [kind, id] }: Query, stale: StaleFiles): boolean {
  switch (kind) {
    case 'site':
    case 'section':
    // An open search engine reads the index folder that the site named when the engine was opened.
    case 'search':
      return stale.indexes;
    case 'record':
      return stale.pages === 'all' || stale.pages.some((name) => name === id);
    default:
      // A route consists of other queries, so any change may concern it.
      return kind === 'route';
  }
}

/**
 * Reloads the changed files that are on screen; prefetched files are reloaded when they are needed. A load that began
 * before the change may return the old file: such loads are awaited first, so that their result is marked stale too.
 */
export async function refreshContent(client: QueryClient, stale: StaleFiles): Promise<void> {
  const predicate = (query: Query) => isStale(query, stale);
  const loading = client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  // The code that started a load handles its failure.
  await Promise.allSettled(loading.map(({ promise }) => promise));
  await client.invalidateQueries({ predicate, refetchType: 'none' });
  // A route uses the cached site index, even a stale one.
  if (stale.indexes) await client.fetchQuery(siteQuery());
  await client.refetchQueries({ queryKey: ['route'], type: 'active' });
}
