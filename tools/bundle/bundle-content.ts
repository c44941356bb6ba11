import path from 'node:path';
import { comparablePath } from '../../src/bundle/paths';
import type { SectionIndex, SectionRef, SiteIndex } from '../../src/bundle/records';
import { readSiteConfig } from '../config/read-site-config';
import type { SiteConfig } from '../config/site-schema';
import { findSources } from '../content/find-sources';
import { contentHash } from '../content/hash';
import { readLastUpdated } from '../content/last-updated';
import { MediaLibrary } from '../content/media-library';
import { type ParsedSource, parseSource } from '../content/parse-source';
import { type PublishedData, readPublishedData } from '../content/published-data';
import { type ReadResult, readSource } from '../content/read-source';
import type { SiteContext } from '../markdown/page-env';
import { ContentError, ProblemList } from '../problems';
import { planSearch, type SearchPlan } from '../search/plan-search';
import { readSynonyms } from '../search/synonyms';
import { buildSections } from './build-sections';
import { buildSite, orderSections } from './build-site';
import type { BundledPage } from './bundled-page';
import { checkAnchors } from './check-anchors';
import { chunkFileName } from './chunk-file-name';
import { checkTerms, readTerms } from './mark-terms';
import { offlineCatalogue } from './offline-catalogue';
import type { PageCache } from './page-cache';
import { readMoves } from './read-moves';
import { MemoryRecords, type RecordStore } from './record-store';
import { renderPages } from './render-pages';
import { SiteMap } from './site-map';
import { splitSection } from './split-section';

/** Sources that are read at a time: each may be an open file, of which some systems allow 256. */
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
  /** Those to be written; the records are not among them where a `RecordStore` has taken them. */
  files: BundleFile[];
  /** How many files the bundle has, with the records. */
  fileCount: number;
  pages: BundledPage[];
  site: SiteIndex;
  /** Each whole, in the order of the site. */
  sections: SectionIndex[];
  /** Old address → where its content is now. */
  redirects: ReadonlyMap<string, string>;
  /** Data files with an address of their own. */
  data: PublishedData[];
  /** Of the search index that belongs to this bundle. */
  search: SearchPlan;
  config: SiteConfig;
  problems: ProblemList;
}

export interface BundleOptions {
  /** Absolute path of the content folder. */
  root: string;
  /** Go on when the content has errors. */
  isLenient: boolean;
  /** Name the search index in `site.json`; whoever asks for it has to write it. */
  isSearchable?: boolean;
  /** Pages that earlier builds have rendered. */
  cache?: PageCache;
  /** Takes the records as they are made; without it they are in `files`. */
  records?: RecordStore;
  /** Told what is being done. */
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
  const [{ config, problems: configProblems }, published, synonyms, lastUpdated, sources] = await Promise.all(
    [
      readSiteConfig(root),
      readPublishedData(root),
      readSynonyms(root),
      readLastUpdated(root),
      findSources(root),
    ],
  );
  problems.addAll(configProblems);
  problems.addAll(published.problems);
  problems.addAll(synonyms.problems);
  const map = new SiteMap(await readSources(root, sources, problems, cache));
  problems.addAll(map.problems);

  const media = new MediaLibrary();
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
  const { redirects, problems: moveProblems } = await readMoves(root, { map, pagePaths: context.pagePaths });
  problems.addAll(moveProblems);
  const chunks = pages.map((page) => ({ page, file: page.file }));
  const { sections, problems: sectionProblems } = await buildSections(root, chunks, redirects, (wanted) =>
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
  const offline = config.serviceWorker ? [offlineCatalogue(ordered, pages, media.used)] : [];
  const out: BundleFile[] = [
    ...(store ? [] : pages.map(({ file }) => ({ file, data: records.read(file) }))),
    ...indexFiles,
    ...media.used.map(({ file, source }) => ({ file, copyOf: source })),
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
    data: published.data,
    search,
    config,
    problems,
  };
}

async function readSources(
  root: string,
  files: readonly string[],
  problems: ProblemList,
  cache: PageCache | undefined,
): Promise<ParsedSource[]> {
  const read: ReadResult[] = [];
  for (let i = 0; i < files.length; i += READ_CONCURRENCY) {
    const some = files.slice(i, i + READ_CONCURRENCY);
    read.push(...(await Promise.all(some.map((file) => readSource(root, file)))));
  }
  return read.flatMap(({ source, problems: readProblems }) => {
    problems.addAll(readProblems);
    if (!source) return [];
    const parsed = cache ? cache.parse(source) : parseSource(source);
    problems.addAll(parsed.problems);
    return [parsed.page];
  });
}

/** Names carry hashes, so a hash of the names is a hash of the whole. */
function buildIdOf(files: readonly { file: string }[]): string {
  return contentHash(
    files
      .map(({ file }) => path.posix.normalize(file))
      .toSorted()
      .join('\n'),
  );
}
