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
 * The files in memory that no service worker has cached. A page opened by its address has its record in its HTML, and
 * its section's index in the start file: neither was requested under its own name. With `hasWorker`, every other file
 * passed the worker: it cached the file, or answered with one of another version.
 */
export function collectLoadedFiles(client: QueryClient, hasWorker: boolean): LoadedFile[] {
  const openedRecordFile = readPageData(document)?.recordFile;
  const startSectionFiles = collect<StartIndex>(client, 'start').map(([, { sectionFile }]) => sectionFile);
  const sections = collect<SectionIndex>(client, 'section').filter(
    ([file]) => !hasWorker || startSectionFiles.includes(file),
  );
  const pages = collect<RoutePage>(client, 'route')
    .flatMap(([, page]) => (page.kind === 'page' ? [page] : []))
    .filter(({ entry }) => !hasWorker || entry.file === openedRecordFile);
  return [
    ...sections.map(([file, index]) => ({ file, body: JSON.stringify(index) })),
    ...pages.map(({ entry, record }) => ({ file: entry.file, body: JSON.stringify(record) })),
  ];
}
