import { encodePath } from '../../src/bundle/paths';
import type { SectionIndex, SectionRef, SiteIndex } from '../../src/bundle/records';
import type { SiteConfig } from '../source/config/site-schema';
import type { PublishedData } from '../source/published-data';
import { contentHash } from '../support/hash';
import type { OutputFile } from '../support/output-file';
import { errorAt, type Problem, ProblemList } from '../support/problems';
import { buildSections } from './build-sections';
import { belowBase, chunkFileName } from './file-names';
import { findCards, findLogo } from './find-pictures';
import { makeOfflineCatalogue } from './offline-catalogue';
import { readOldAddresses, readPageRedirects } from './old-addresses';
import { type Page, recordOf } from './page';
import type { RenderedSite } from './render-pages';
import { planSearch, type SearchPlan } from './search/search-source';
import { makeSiteIndex, orderSections } from './site-index';
import type { SiteNames } from './site-names';
import { splitSection } from './split-section';

/** A file of the bundle; exactly one of `data` and `copyOf` is set. */
export interface BundleFile {
  /** Below the bundle's folder, with `/`. */
  file: string;
  data?: string;
  /** Absolute path of the original. */
  copyOf?: string;
}

/** A whole bundle, ready to be written. */
export interface ContentBundle {
  /** Files of the bundle, without `site.json` and without the records of `pages`. */
  files: BundleFile[];
  /** `site.json`. It leads to all other files, so it is written after them. */
  siteFile: BundleFile;
  pages: Page[];
  site: SiteIndex;
  /** Indexes of whole sections, not split into parts, in the order of the site. */
  sections: SectionIndex[];
  /** The index files of the sections, by file. */
  sectionParts: ReadonlyMap<string, SectionIndex>;
  /** Old address of a page → where its content is now, both without the base. */
  redirects: ReadonlyMap<string, string>;
  /** Old addresses of pages that have no successor. */
  gone: ReadonlySet<string>;
  /** Old address on the host outside the base, decoded → address with the base, or on another site. */
  oldAddresses: ReadonlyMap<string, string>;
  /** Names of all files of the site. `redirectPages` adds those at the other spellings of page addresses. */
  names: SiteNames;
  /** Absolute paths of the content files that the site uses, such as pictures and linked files. */
  usedFiles: ReadonlySet<string>;
  /** All files of the content folder, with `/`, sorted. */
  sourceFiles: readonly string[];
  data: PublishedData[];
  /** Addresses of the pictures beside shared links, by section. `home`: for all other pages. */
  cards: ReadonlyMap<string, string>;
  search: SearchPlan;
  config: SiteConfig;
  problems: ProblemList;
}

/** Number of files in a bundle, the records and `site.json` included. */
export function countFiles({ files, pages }: ContentBundle): number {
  return files.length + pages.length + 1;
}

/** The records of the pages. A record's file is named by a hash of its text, so the name is its key. */
export function* recordFiles({ pages }: ContentBundle): Generator<OutputFile> {
  for (const page of pages) {
    const { file, record } = page;
    const make = () => JSON.stringify(recordOf(page));
    yield { file, lazy: { key: file, make }, source: record.relativePath };
  }
}

/** Makes the files of the bundle from the rendered pages. `isSearchable`: whether `site.json` names the search index. */
export async function makeBundle(
  rendered: RenderedSite,
  { isSearchable } = { isSearchable: true },
): Promise<ContentBundle> {
  const { source, map, pages, media } = rendered;
  const { root, config, synonyms } = source;
  const { redirects, gone, ...redirected } = await readPageRedirects(root, config, map);
  const old = await readOldAddresses(root, config, map);
  const data = placeData(source.data, map.names);
  const logo = findLogo(config, media);
  const built = await buildSections(root, pages, redirects, (wanted) => map.find(wanted));
  const problems = new ProblemList();
  for (const found of [rendered, redirected, old, data, logo, built]) problems.addAll(found.problems);

  const sections = orderSections(built.sections, config.sections);
  const sectionParts = new Map<string, SectionIndex>();
  const indexFiles: BundleFile[] = [];
  const refs = sections.map((section): SectionRef => {
    const { section: name, path, title } = section;
    const parts = splitSection(section).map(({ from, index }) => {
      const data = JSON.stringify(index);
      const file = chunkFileName('sections', name || '_root', data);
      indexFiles.push({ file, data });
      sectionParts.set(file, index);
      return { from, file };
    });
    return { name, path, title, parts };
  });
  const sectionNames = sections.map(({ section }) => section);
  const cards = findCards(sectionNames, media);
  // The same image in two folders is one file of the bundle.
  const copies = new Map(media.used.map(({ file, source: copyOf }) => [file, copyOf]));
  const offline = config.serviceWorker ? [makeOfflineCatalogue(sections, pages, media.used)] : [];
  const search = planSearch(pages, {
    sections: sectionNames,
    weights: config.searchWeights,
    synonyms,
  });
  // Names contain content hashes, so a hash of the names identifies the whole content.
  const contentNames = [...pages, ...indexFiles, ...media.used, ...offline].map(({ file }) => file);
  const buildId = contentHash(contentNames.toSorted().join('\n'));
  const site: SiteIndex = {
    ...makeSiteIndex(config, refs, buildId, { offline: offline[0]?.file, logo: logo.file }),
    ...(isSearchable && { search: search.folder }),
  };
  return {
    files: [...indexFiles, ...[...copies].map(([file, copyOf]) => ({ file, copyOf })), ...offline],
    siteFile: { file: 'site.json', data: JSON.stringify(site) },
    pages,
    site,
    sections,
    sectionParts,
    redirects,
    gone,
    oldAddresses: old.oldAddresses,
    names: map.names,
    usedFiles: new Set(media.used.map(({ source: used }) => used)),
    sourceFiles: source.files,
    data: data.placed,
    cards,
    search,
    config,
    problems,
  };
}

/** Claims the files of published data. Data whose name is taken or not allowed is left out, with an error. */
function placeData(data: readonly PublishedData[], names: SiteNames) {
  const problems: Problem[] = [];
  const placed = data.filter(({ path: address, file }) => {
    const fault = names.claim([belowBase(encodePath(address))], file);
    if (fault)
      problems.push(errorAt({ file }, 'name-clash', `the JSON published from it ${fault.found}`, fault.hint));
    return !fault;
  });
  return { placed, problems };
}
