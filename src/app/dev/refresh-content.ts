import type { Query, QueryClient } from '@tanstack/react-query';
import type { StaleFiles } from '../../bundle/dev-messages';
import { siteQuery } from '../../content/queries';

function isListed(list: 'all' | readonly string[], file: unknown): boolean {
  return list === 'all' || list.some((name) => name === file);
}

function isStale({ queryKey: [kind, id] }: Query, stale: StaleFiles): boolean {
  switch (kind) {
    case 'site':
    // The search engine was opened with the index folder that the site named at that time.
    case 'search':
      return stale.site;
    case 'section':
      return isListed(stale.sections, id);
    case 'record':
      return isListed(stale.pages, id);
    default:
      // A route is composed of the other queries.
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
  // Whoever started a load handles its failure.
  await Promise.allSettled(loading.map(({ promise }) => promise));
  await client.invalidateQueries({ predicate, refetchType: 'none' });
  // A route uses the cached site index, even a stale one.
  if (stale.site) await client.fetchQuery(siteQuery());
  await client.refetchQueries({ queryKey: ['route'], type: 'active' });
}
