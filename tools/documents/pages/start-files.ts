import type { PageEntry, SectionIndex, SiteIndex, StartIndex } from '../../../src/bundle/records';
import type { ContentBundle } from '../../site/make-bundle';
import { contentHash } from '../../support/hash';

/** Longer names are replaced by a hash: file systems allow 255 bytes in all. Characters. */
const MAX_NAME_LENGTH = 100;

/** What the pages of one section file are rendered with, and hydrated with in the app. */
interface SectionStart {
  file: string;
  index: StartIndex;
  entries: ReadonlyMap<string, PageEntry>;
}

/** The start of each section file, by that file's name. `shared` is what pages of all sections depend on. */
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

/** `start/api.json`, for its second part `start/api.1.json`. No two sections share a name: other bytes become `_e6`. */
function startFileName(section: string, part: number): string {
  const bytes = Buffer.from(section).toString('latin1');
  const codeOf = (byte: string) => `_${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;
  const name = bytes.replace(/[^A-Za-z\d-]/g, codeOf) || '_';
  const short = name.length > MAX_NAME_LENGTH ? `_-${contentHash(section)}` : name;
  return `start/${short}${part === 0 ? '' : `.${part}`}.json`;
}

/** The site's index without what changes with every page, which no page shows. */
function withoutFileNames({ search, offline, ...site }: SiteIndex): unknown {
  const sections = site.sections.map(({ parts, ...section }) => section);
  return { ...site, buildId: '', sections, canSearch: search !== undefined, canSave: offline !== undefined };
}
