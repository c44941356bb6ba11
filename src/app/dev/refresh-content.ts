import type { Query, QueryClient } from '@tanstack/react-query';
import { siteQuery } from '../../content/queries';

/** The only queries whose result can be outdated: the name of any other file changes with its content. */
function canBeStale({ queryKey: [kind] }: Query): boolean {
  return kind === 'site' || kind === 'route';
}

/**
 * Loads the site's index and the page on screen again. A load that began before the change may return old content: such
 * loads are awaited first, so that their result is marked stale too.
 */
export async function refreshContent(client: QueryClient): Promise<void> {
  const loading = client.getQueryCache().findAll({ predicate: canBeStale, fetchStatus: 'fetching' });
  // The code that started a load handles its failure.
  await Promise.allSettled(loading.map(({ promise }) => promise));
  await client.invalidateQueries({ predicate: canBeStale, refetchType: 'none' });
  // A route uses the cached site index, even a stale one.
  await client.fetchQuery(siteQuery());
  await client.refetchQueries({ queryKey: ['route'], type: 'active' });
}
