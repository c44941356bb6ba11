import type { QueryClient } from '@tanstack/react-query';
import type { SectionIndex, StartIndex } from '../../bundle/records';
import type { LoadedFile } from '../../bundle/worker-contract';
import type { RouteResult } from '../../content/load-page';
import { readPageData } from '../../content/page-data';
import { queryKeyOf } from '../../content/queries';

/** All query data of one kind in memory, each with the file or path in its query key. */
function collect<T>(client: QueryClient, kind: Parameters<typeof queryKeyOf>[0]): [id: string, data: T][] {
  const [prefix] = queryKeyOf(kind);
  const found = client.getQueriesData<T>({ queryKey: [prefix] });
  return found.flatMap(([key, data]) => (data === undefined ? [] : [[String(key[1]), data]]));
}

/**
 * The files in memory that no service worker has cached. The record of the page that the document was opened with is in
 * its HTML, and the section's index in the start file: neither was requested under its own name. With `hasWorker`,
 * every other file went through the worker, which cached it or answered with a file of another version.
 */
export function collectLoadedFiles(client: QueryClient, hasWorker: boolean): LoadedFile[] {
  const openedRecordFile = readPageData(document)?.recordFile;
  const startSectionFiles = collect<StartIndex>(client, 'start').map(([, { sectionFile }]) => sectionFile);
  const sections = collect<SectionIndex>(client, 'section').filter(
    ([file]) => !hasWorker || startSectionFiles.includes(file),
  );
  const pages = collect<RouteResult>(client, 'route')
    .flatMap(([, page]) => (page.kind === 'page' ? [page] : []))
    .filter(({ entry }) => !hasWorker || entry.file === openedRecordFile);
  return [
    ...sections.map(([file, index]) => ({ file, body: JSON.stringify(index) })),
    ...pages.map(({ entry, record }) => ({ file: entry.file, body: JSON.stringify(record) })),
  ];
}
