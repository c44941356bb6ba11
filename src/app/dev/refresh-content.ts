import type { Query, QueryClient } from '@tanstack/react-query';
import type { StaleFiles } from '../../bundle/dev-messages';
import { siteQuery } from '../../content/queries';

function isListed(list: 'all' | readonly string[], file: unknown): boolean {
  return list === 'all' || list.some((name) => name === file);
}

function isStale({ queryKey: [kind, id] }: Query, stale: StaleFiles): boolean {
  switch (kind) {
    case 'site':
    // What searches has been opened with the folder of the index that the site named then.
    case 'search':
      return stale.site;
    case 'section':
      return isListed(stale.sections, id);
    case 'record':
      return isListed(stale.pages, id);
    default:
      // A route is put together from the others.
      return kind === 'route';
  }
}

/** Loads again what is on screen of the changed files; what was only loaded ahead waits until it is wanted. */
export async function refreshContent(client: QueryClient, stale: StaleFiles): Promise<void> {
  await client.invalidateQueries({ predicate: (query) => isStale(query, stale), refetchType: 'none' });
  // A route takes the site's index as it finds it.
  if (stale.site) await client.fetchQuery(siteQuery());
  await client.refetchQueries({ queryKey: ['route'], type: 'active' });
}
