import type { SiteIndex, StartIndex } from '../../../src/bundle/records';
import type { ContentBundle } from '../../site/make-bundle';
import { contentHash } from '../../support/hash';

/**
 * The start file of each section index file: the data from which its pages are rendered, and hydrated by the app.
 * `shared`: everything that the pages of all sections depend on.
 */
export function sectionStarts({ site, sectionParts }: ContentBundle, shared: unknown) {
  const common = JSON.stringify([withoutFileNames(site), shared]);
  return site.sections.flatMap(({ name, parts }) =>
    parts.flatMap(({ file: sectionFile }, i) => {
      const section = sectionParts.get(sectionFile);
      if (!section) return [];
      const pages = section.pages.map(({ file: _, ...entry }) => entry);
      const surroundings = contentHash(JSON.stringify({ ...section, pages }) + common);
      const index: StartIndex = { surroundings, site, sectionFile, section };
      return [{ file: startFileName(name, i), index }];
    }),
  );
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
