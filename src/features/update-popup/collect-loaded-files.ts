import type { QueryClient } from '@tanstack/react-query';
import type { SectionIndex, StartIndex } from '../../bundle/records';
import type { LoadedFile } from '../../bundle/worker-contract';
import type { RoutePage } from '../../content/load-page';
import { readPageData } from '../../content/page-data';
import { queryKeyOf } from '../../content/queries';

/** What the app has in memory of one kind, by the file or path that its query key names. */
function collect<T>(client: QueryClient, kind: Parameters<typeof queryKeyOf>[0]): [id: string, data: T][] {
  const [prefix] = queryKeyOf(kind);
  const found = client.getQueriesData<T>({ queryKey: [prefix] });
  return found.flatMap(([key, data]) => (data === undefined ? [] : [[String(key[1]), data]]));
}

/**
 * What the app has in memory and no service worker has seen, as the files it came from. A page that was opened by its
 * address came with its HTML, its section's index with the start file. With `hasWorker` all other files came through
 * the worker, which has kept them, or has answered with another version's.
 */
export function collectLoadedFiles(client: QueryClient, hasWorker: boolean): LoadedFile[] {
  const own = readPageData(document)?.recordFile;
  const started = collect<StartIndex>(client, 'start').map(([, { sectionFile }]) => sectionFile);
  const sections = collect<SectionIndex>(client, 'section').filter(
    ([file]) => !hasWorker || started.includes(file),
  );
  const pages = collect<RoutePage>(client, 'route')
    .flatMap(([, page]) => (page.kind === 'page' ? [page] : []))
    .filter(({ entry }) => !hasWorker || entry.file === own);
  return [
    ...sections.map(([file, index]) => ({ file, body: JSON.stringify(index) })),
    ...pages.map(({ entry, record }) => ({ file: entry.file, body: JSON.stringify(record) })),
  ];
}
