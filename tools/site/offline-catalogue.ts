import type { OfflineCatalogue, SectionIndex } from '../../src/bundle/records';
import { contentHash } from '../support/hash';
import type { Page } from './page';

/**
 * The bundle's list of sections that can be saved for offline reading, with the number of pages and the uncompressed
 * size of each: index, records, and the files that the pages show or link to.
 */
export function makeOfflineCatalogue(
  sections: readonly SectionIndex[],
  pages: readonly Pick<Page, 'file' | 'bytes' | 'linkedFiles'>[],
  media: readonly Pick<Page, 'file' | 'bytes'>[],
): { file: string; data: string } {
  const linkedFrom = new Map(pages.map(({ file, linkedFiles }) => [file, linkedFiles]));
  const sizes = new Map([...pages, ...media].map(({ file, bytes }) => [file, bytes]));
  const catalogue: OfflineCatalogue = {
    sections: sections
      .filter(({ pages }) => pages.length > 0)
      .map((index) => {
        const records = index.pages.map(({ file }) => file);
        const linked = new Set(records.flatMap((file) => linkedFrom.get(file) ?? []));
        // Approximate, because the index may be stored in several files.
        const indexBytes = Buffer.byteLength(JSON.stringify(index));
        const bytes = [...records, ...linked].reduce((sum, file) => sum + (sizes.get(file) ?? 0), indexBytes);
        return { name: index.section, title: index.title, path: index.path, pages: records.length, bytes };
      }),
  };
  const data = JSON.stringify(catalogue);
  return { file: `offline/sections.${contentHash(data)}.json`, data };
}
