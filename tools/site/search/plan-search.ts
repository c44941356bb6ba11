import { contentHash } from '../../support/hash';
import { hashFiles } from '../../support/hash-files.mjs';
import { PROJECT_ROOT } from '../../support/project-root';
import { type SearchCandidate, type SearchSettings, type SearchSource, searchSource } from './search-source';

/** Paths whose content, besides the pages, determines an index: the indexer, and npm's list of libraries. */
const INDEXER = ['tools/site/search', 'src/bundle/search', 'package-lock.json'];

export interface SearchPlan {
  /** Folder of the index, below the bundle's folder, with a slash at the end. */
  folder: string;
  source: SearchSource;
}

/**
 * Plans the index of `pages`. The name of its folder changes with the pages, the settings, the indexer, its libraries
 * and Node's word list (ICU).
 */
export function planSearch(pages: readonly SearchCandidate[], settings: SearchSettings): SearchPlan {
  const source = searchSource(pages, settings);
  const hash = contentHash(JSON.stringify([source, hashFiles(PROJECT_ROOT, INDEXER), process.versions.icu]));
  return { folder: `search/${hash}/`, source };
}
