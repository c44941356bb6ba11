import { findLinkedFiles } from '../../src/bundle/linked-files';
import type { SectionIndex } from '../../src/bundle/records';
import type { OfflineCatalogue } from '../../src/bundle/worker-contract';
import { contentHash } from '../content/hash';

/** A file of the bundle with what tells its size. */
interface SizedFile {
  file: string;
  data?: string;
  bytes?: number;
}

/** What saving each section for reading offline means: pages, and bytes of its records and of the files they show. */
export function offlineCatalogue(
  sections: readonly SectionIndex[],
  files: readonly SizedFile[],
): { file: string; data: string } {
  const byName = new Map(files.map((file) => [file.file, file]));
  const sizeOf = (name: string): number => {
    const { data, bytes } = byName.get(name) ?? {};
    return bytes ?? Buffer.byteLength(data ?? '');
  };
  const catalogue: OfflineCatalogue = {
    sections: sections
      .filter(({ pages }) => pages.length > 0)
      .map((index) => {
        const records = index.pages.map(({ file }) => file);
        const linked = new Set(records.flatMap((file) => findLinkedFiles(byName.get(file)?.data ?? '')));
        const own = Buffer.byteLength(JSON.stringify(index));
        const bytes = [...records, ...linked].reduce((sum, file) => sum + sizeOf(file), own);
        return { name: index.section, title: index.title, path: index.path, pages: records.length, bytes };
      }),
  };
  const data = JSON.stringify(catalogue);
  return { file: `offline/sections.${contentHash(data)}.json`, data };
}
