import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../../support/hash';
import { PROJECT_ROOT } from '../../support/project-root';
import { type SearchCandidate, type SearchSettings, type SearchSource, searchSource } from './search-source';

/** Source folders whose code determines the contents of an index. */
const INDEXER_FOLDERS = ['tools/site/search', 'src/bundle/search'].map((folder) =>
  path.join(PROJECT_ROOT, folder),
);

/** What npm has installed: other dictionaries, another index. */
const LIBRARIES_FILE = path.join(PROJECT_ROOT, 'package-lock.json');

/** An index to be made. */
export interface SearchPlan {
  /** Its folder below the bundle's, ends with a slash. */
  folder: string;
  source: SearchSource;
}

/** Plans the index of `pages`. The name of its folder changes with the pages, the indexer, its libraries and Node's word list. */
export async function planSearch(
  pages: readonly SearchCandidate[],
  settings: SearchSettings,
): Promise<SearchPlan> {
  const source = searchSource(pages, settings);
  return { folder: `search/${contentHash(JSON.stringify([source, await indexerHash()]))}/`, source };
}

let hash: Promise<string> | undefined;

/** Hash of the indexer, its libraries and Node's word list; computed once. */
function indexerHash(): Promise<string> {
  hash ??= hashIndexer();
  return hash;
}

async function hashIndexer(): Promise<string> {
  const indexer = await Promise.all(INDEXER_FOLDERS.map(readSources));
  const libraries = existsSync(LIBRARIES_FILE) ? await readFile(LIBRARIES_FILE, 'utf8') : '';
  return contentHash(JSON.stringify([indexer, libraries, process.versions.icu]));
}

async function readSources(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}
