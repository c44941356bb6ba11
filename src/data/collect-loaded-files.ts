import type { QueryClient } from '@tanstack/react-query';
import type { SectionIndex } from '../bundle/records';
import type { LoadedFile } from '../bundle/worker-contract';
import type { RoutePage } from './load-page';
import { queryKeyOf } from './queries';

/**
 * What the app has in memory, as the files it came from: a page that was opened by its address came with
 * its HTML, and no request for its record was ever made that a service worker could have kept.
 */
export function collectLoadedFiles(client: QueryClient): LoadedFile[] {
  const [section] = queryKeyOf('section');
  const [route] = queryKeyOf('route');
  const indexes = client.getQueriesData<SectionIndex>({ queryKey: [section] });
  const pages = client.getQueriesData<RoutePage>({ queryKey: [route] });
  return [
    ...indexes.flatMap(([key, index]) =>
      index ? [{ file: String(key[1]), body: JSON.stringify(index) }] : [],
    ),
    ...pages.flatMap(([, page]) =>
      page?.kind === 'page' ? [{ file: page.entry.file, body: JSON.stringify(page.record) }] : [],
    ),
  ];
}
