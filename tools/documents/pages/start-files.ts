import type { PageEntry, SectionIndex, SiteIndex, StartIndex } from '../../../src/bundle/records';
import type { ContentBundle } from '../../site/make-bundle';
import { contentHash } from '../../support/hash';

/** The start file of a section index file, with the data from which its pages are rendered, and hydrated by the app. */
interface SectionStart {
  file: string;
  index: StartIndex;
  entries: ReadonlyMap<string, PageEntry>;
}

/**
 * The start file of each section index file, by the name of the index file. `shared`: everything that the pages of all
 * sections depend on.
 */
export function sectionStarts({ site, files }: ContentBundle, shared: unknown): Map<string, SectionStart> {
  const texts = new Map(files.map(({ file, data }) => [file, data]));
  const common = JSON.stringify([withoutFileNames(site), shared]);
  const starts = new Map<string, SectionStart>();
  for (const { name, parts } of site.sections) {
    for (const [i, { file: sectionFile }] of parts.entries()) {
      const section: SectionIndex = JSON.parse(texts.get(sectionFile) ?? '');
      const pages = section.pages.map(({ file: _, ...entry }) => entry);
      const surroundings = contentHash(JSON.stringify({ ...section, pages }) + common);
      starts.set(sectionFile, {
        file: startFileName(name, i),
        index: { surroundings, site, sectionFile, section },
        entries: new Map(section.pages.map((entry) => [entry.path, entry])),
      });
    }
  }
  return starts;
}

/** `start/api.json`, and `start/api.1.json` for the second part. A name with other characters is replaced by its hash. */
function startFileName(section: string, part: number): string {
  const name = /^[A-Za-z\d-]*$/.test(section) ? section || '_' : `_${contentHash(section)}`;
  return `start/${name}${part === 0 ? '' : `.${part}`}.json`;
}

/** The site's index without file names and the build ID: these change with every edit, and no page shows them. */
function withoutFileNames({ search, offline, ...site }: SiteIndex): unknown {
  const sections = site.sections.map(({ parts, ...section }) => section);
  return { ...site, buildId: '', sections, canSearch: search !== undefined, canSave: offline !== undefined };
}
