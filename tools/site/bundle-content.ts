import path from 'node:path';
import { comparablePath, encodePath } from '../../src/bundle/paths';
import type { SectionIndex, SectionRef, SiteIndex } from '../../src/bundle/records';
import type { SiteContext } from '../markdown/page-env';
import { readSiteConfig } from '../source/config/read-site-config';
import type { SiteConfig } from '../source/config/site-schema';
import { readSynonyms } from '../source/config/synonyms';
import { readContentTree } from '../source/content-tree';
import { sourcesAmong } from '../source/find-sources';
import { readLastUpdated } from '../source/last-updated';
import { MediaLibrary } from '../source/media-library';
import { type PublishedData, readPublishedData } from '../source/published-data';
import { type ReadResult, readSource } from '../source/read-source';
import { parseSource, type SourcePage } from '../source/source-page';
import { contentHash } from '../support/hash';
import { ContentError, type Problem, ProblemList } from '../support/problems';
import { belowBase } from './below-base';
import { buildSections } from './build-sections';
import { buildSite, orderSections } from './build-site';
import { checkAnchors } from './check-anchors';
import { chunkFileName } from './chunk-file-name';
import { checkTerms, readTerms } from './mark-terms';
import { offlineCatalogue } from './offline-catalogue';
import type { Page } from './page';
import type { PageCache } from './page-cache';
import { readMoves } from './read-moves';
import { MemoryRecords, type RecordStore } from './record-store';
import { renderPages } from './render-pages';
import { planSearch, type SearchPlan } from './search/plan-search';
import { SiteMap } from './site-map';
import type { SiteNames } from './site-names';
import { splitSection } from './split-section';

/** Sources read at a time: each may be an open file, and some systems allow only 256. */
const READ_CONCURRENCY = 64;

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
  /** The files to write; without the records if a `RecordStore` has taken them. */
  files: BundleFile[];
  /** Number of files in the bundle, including the records. */
  fileCount: number;
  pages: Page[];
  site: SiteIndex;
  /** Whole sections, not split, in the order of the site. */
  sections: SectionIndex[];
  /** Old address → where its content is now. */
  redirects: ReadonlyMap<string, string>;
  /** Names of the files of the site, except for the other spellings of its pages. */
  names: SiteNames;
  /** Absolute paths of the files that pages show or link to. */
  usedFiles: ReadonlySet<string>;
  /** Data files with an address of their own. */
  data: PublishedData[];
  /** The search index that belongs to this bundle. */
  search: SearchPlan;
  config: SiteConfig;
  problems: ProblemList;
}

export interface BundleOptions {
  /** Absolute path of the content folder. */
  root: string;
  /** Go on when the content has errors. */
  isLenient: boolean;
  /** Name the search index in `site.json`; the caller then has to write the index. */
  isSearchable?: boolean;
  /** Pages that earlier builds have rendered. */
  cache?: PageCache;
  /** Takes the records as they are made; without it they are in `files`. */
  records?: RecordStore;
  /** Called with what the build is doing. */
  onProgress?: (message: string) => void;
}

/** Turns a folder of Markdown into a bundle. Throws `ContentError` when the content has errors, unless lenient. */
export async function bundleContent({
  root,
  isLenient,
  isSearchable,
  cache,
  records: store,
  onProgress,
}: BundleOptions): Promise<ContentBundle> {
  const problems = new ProblemList();
  onProgress?.('reading sources');
  const [{ config, problems: configProblems }, synonyms, lastUpdated, tree] = await Promise.all([
    readSiteConfig(root),
    readSynonyms(root),
    readLastUpdated(root),
    readContentTree(root),
  ]);
  const published = await readPublishedData(root, tree.files);
  problems.addAll(tree.problems);
  problems.addAll(configProblems);
  problems.addAll(published.problems);
  problems.addAll(synonyms.problems);
  const map = new SiteMap(await readSources(root, sourcesAmong(tree.files), problems, cache));
  problems.addAll(map.problems);

  const media = new MediaLibrary(root);
  const context: SiteContext = {
    root,
    media,
    findPage: (wanted) => map.find(wanted)?.path,
    pagePaths: map.pages.map((page) => comparablePath(page.path)),
    lineNumbers: config.lineNumbers,
  };
  const terms = readTerms(map.pages);
  const records = store ?? new MemoryRecords();
  const pages = await renderPages(map.pages, {
    site: context,
    terms,
    lastUpdated,
    records,
    cache,
    onProgress,
  });
  for (const page of pages) problems.addAll(page.problems);
  problems.addAll(checkAnchors(pages));
  problems.addAll(checkTerms(terms, pages));

  onProgress?.('indexing sections');
  const moves = await readMoves(root, { map, pagePaths: context.pagePaths });
  const { redirects, names } = moves;
  problems.addAll(moves.problems);
  const data = placeData(published.data, names);
  problems.addAll(data.problems);
  const { sections, problems: sectionProblems } = await buildSections(root, pages, redirects, (wanted) =>
    map.find(wanted),
  );
  problems.addAll(sectionProblems);
  if (problems.errorCount > 0 && !isLenient) throw new ContentError(problems);

  const indexFiles: BundleFile[] = [];
  const refs = sections.map((section): SectionRef => {
    const parts = splitSection(section).map(({ from, index }) => {
      const data = JSON.stringify(index);
      const file = chunkFileName('sections', section.section || '_root', data);
      indexFiles.push({ file, data });
      return { from, file };
    });
    return { name: section.section, path: section.path, title: section.title, parts };
  });
  const ordered = orderSections(sections, config.sections);
  // The same image may be in two folders.
  const copies = new Map(media.used.map(({ file, source }) => [file, source]));
  const offline = config.serviceWorker ? [offlineCatalogue(ordered, pages, media.used)] : [];
  const out: BundleFile[] = [
    ...(store ? [] : pages.map(({ file }) => ({ file, data: records.read(file) }))),
    ...indexFiles,
    ...[...copies].map(([file, copyOf]) => ({ file, copyOf })),
    ...offline,
  ];
  const search = await planSearch(
    pages.map(({ record, file }) => ({ path: record.path, title: record.title, key: file })),
    {
      sections: ordered.map(({ section }) => section),
      weights: config.searchWeights,
      synonyms: synonyms.groups,
    },
  );
  const site: SiteIndex = {
    ...buildSite(
      config,
      orderSections(refs, config.sections),
      buildIdOf([...pages, ...indexFiles, ...media.used, ...offline]),
      offline[0]?.file,
    ),
    ...(isSearchable && { search: search.folder }),
  };
  const files = [...out, { file: 'site.json', data: JSON.stringify(site) }];
  return {
    files,
    fileCount: files.length + (store ? pages.length : 0),
    pages,
    site,
    sections: ordered,
    redirects,
    names,
    data: data.placed,
    usedFiles: new Set(media.used.map(({ source }) => source)),
    search,
    config,
    problems,
  };
}

/** Claims the files of published data; data whose name is taken or not allowed is left out, with an error. */
function placeData(data: readonly PublishedData[], names: SiteNames) {
  const problems: Problem[] = [];
  const placed = data.filter(({ path: address, file }) => {
    const fault = names.claim([belowBase(encodePath(address))], file);
    if (!fault) return true;
    const [message, hint] = [`the data published of it ${fault.found}`, fault.hint];
    problems.push({ severity: 'error', file, line: 1, column: 1, rule: 'name-clash', message, hint });
    return false;
  });
  return { placed, problems };
}

async function readSources(
  root: string,
  files: readonly string[],
  problems: ProblemList,
  cache: PageCache | undefined,
): Promise<SourcePage[]> {
  const read: (ReadResult & { file: string })[] = [];
  for (let i = 0; i < files.length; i += READ_CONCURRENCY) {
    const some = files.slice(i, i + READ_CONCURRENCY);
    read.push(
      ...(await Promise.all(some.map(async (file) => ({ file, ...(await readSource(root, file)) })))),
    );
  }
  return read.flatMap(({ file, text, problems: readProblems }) => {
    problems.addAll(readProblems);
    if (text === null) return [];
    const parsed = cache ? cache.parse(file, text) : parseSource(file, text);
    problems.addAll(parsed.problems);
    return [parsed.page];
  });
}

/** Names contain content hashes, so a hash of the names identifies the whole content. */
function buildIdOf(files: readonly { file: string }[]): string {
  return contentHash(
    files
      .map(({ file }) => path.posix.normalize(file))
      .toSorted()
      .join('\n'),
  );
}
