import { queryOptions } from '@tanstack/react-query';
import { parseOfflineCatalogue } from '../../bundle/parse-records';
import { fetchJson } from '../../content/fetch-json';
import { listSaved } from '../../content/offline/saved-state';
import { queryKeyOf } from '../../content/queries';

/** The sections that can be saved, with their sizes. `file` is `SiteIndex.offline`. */
export function catalogueQuery(file: string) {
  return queryOptions({
    queryKey: queryKeyOf('catalogue', file),
    queryFn: () => fetchJson(file, parseOfflineCatalogue),
  });
}

/** The sections saved on this device. Never cached, because saving and deleting do not go through the query client. */
export function savedQuery() {
  return queryOptions({
    queryKey: queryKeyOf('catalogue', 'saved'),
    queryFn: listSaved,
    staleTime: 0,
    gcTime: 0,
  });
}
