import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../../support/hash';
import { PROJECT_ROOT } from '../../support/project-root';
import { type SearchCandidate, type SearchSettings, type SearchSource, searchSource } from './search-source';

/** Source folders whose code determines the contents of an index. */
const INDEXER_FOLDERS = ['tools/site/search', 'src/bundle/search'].map((folder) =>
  path.join(PROJECT_ROOT, folder),
);

/** An index to be made. */
export interface SearchPlan {
  /** Its folder below the bundle's, ends with a slash. */
  folder: string;
  source: SearchSource;
}

/** Plans the index of `pages`. The name of its folder changes with the pages and with the indexer. */
export async function planSearch(
  pages: readonly SearchCandidate[],
  settings: SearchSettings,
): Promise<SearchPlan> {
  const indexer = await Promise.all(INDEXER_FOLDERS.map(readSources));
  const source = searchSource(pages, settings);
  return { folder: `search/${contentHash(JSON.stringify([source, indexer]))}/`, source };
}

async function readSources(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}
