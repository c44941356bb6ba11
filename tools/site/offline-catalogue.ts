import type { OfflineCatalogue, SectionIndex } from '../../src/bundle/records';
import { contentHash } from '../support/hash';
import type { Page } from './page';

/** A file of the bundle with its size. */
interface SizedFile {
  file: string;
  bytes: number;
}

/** What saving a section for offline reading takes: number of pages, and bytes of its records and linked files. */
export function offlineCatalogue(
  sections: readonly SectionIndex[],
  pages: readonly Pick<Page, 'file' | 'bytes' | 'linkedFiles'>[],
  media: readonly SizedFile[],
): { file: string; data: string } {
  const linkedFrom = new Map(pages.map(({ file, linkedFiles }) => [file, linkedFiles]));
  const sizes = new Map([...pages, ...media].map(({ file, bytes }) => [file, bytes]));
  const catalogue: OfflineCatalogue = {
    sections: sections
      .filter(({ pages }) => pages.length > 0)
      .map((index) => {
        const records = index.pages.map(({ file }) => file);
        const linked = new Set(records.flatMap((file) => linkedFrom.get(file) ?? []));
        const own = Buffer.byteLength(JSON.stringify(index));
        const bytes = [...records, ...linked].reduce((sum, file) => sum + (sizes.get(file) ?? 0), own);
        return { name: index.section, title: index.title, path: index.path, pages: records.length, bytes };
      }),
  };
  const data = JSON.stringify(catalogue);
  return { file: `offline/sections.${contentHash(data)}.json`, data };
}
