import { ChunkLoadError } from '../../../bundle/chunk-load-error';
import { assetUrl } from '../../../bundle/paths';
import type { SiteIndex } from '../../../bundle/records';
import { fetchSite } from '../../../content/fetch-site';
import { IndexReader } from './index-reader';
import { createEngine } from './search-engine';
import type { SearchEngine } from './search-types';

/**
 * Opens the search of a build. If a file of its index is missing, a new version was deployed and the old index is gone:
 * then the new index is opened. Rejects with a `ChunkLoadError`; may be called again.
 */
export async function openSearch(site: SiteIndex): Promise<SearchEngine> {
  let engine = await orNewer(
    () => openIndex(site),
    async () => openIndex(await fetchSite()),
  );
  return {
    search: (...request) =>
      orNewer(
        () => engine.search(...request),
        async () => {
          engine = await openIndex(await fetchSite());
          return engine.search(...request);
        },
      ),
  };
}

async function openIndex(site: SiteIndex): Promise<SearchEngine> {
  if (site.search === undefined) {
    // A site without search gives the same error as a missing file.
    const address = new URL(assetUrl('search/'), window.location.href).href;
    throw new ChunkLoadError('search', { kind: 'missing' }, address);
  }
  return createEngine(await IndexReader.open(site.search), site);
}

async function orNewer<T>(action: () => Promise<T>, withNewer: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof ChunkLoadError && error.failure.kind === 'missing') return withNewer();
    throw error;
  }
}
