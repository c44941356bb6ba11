import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { comparablePath } from '../../src/bundle/paths';
import type { SectionIndex, SectionRef, SiteIndex } from '../../src/bundle/records';
import { readRedirects } from '../config/read-redirects';
import { readSiteConfig } from '../config/read-site-config';
import type { SiteConfig } from '../config/site-schema';
import { findSources } from '../content/find-sources';
import { contentHash } from '../content/hash';
import { readLastUpdated } from '../content/last-updated';
import { MediaLibrary } from '../content/media-library';
import { type ParsedSource, parseSource } from '../content/parse-source';
import { type PublishedData, readPublishedData } from '../content/published-data';
import { readSource } from '../content/read-source';
import { MarkdownRenderer } from '../markdown/markdown-renderer';
import type { SiteContext } from '../markdown/page-env';
import { ContentError, ProblemList } from '../problems';
import { buildSections } from './build-sections';
import { buildSite, orderSections } from './build-site';
import { checkAnchors } from './check-anchors';
import { chunkFileName } from './chunk-file-name';
import { checkTerms, markTerms, readTerms } from './mark-terms';
import { type RenderedPage, renderPage } from './render-page';
import { SiteMap } from './site-map';
import { splitSection } from './split-section';

/** Rendering lets other work (progress, webpack's messages) run after this many pages. */
const PAGES_PER_PAUSE = 100;

/** A file of the bundle; exactly one of `data` and `copyOf` is set. */
export interface BundleFile {
  /** Below the bundle's folder, with `/`. */
  file: string;
  data?: string;
  /** Absolute path of the original. */
  copyOf?: string;
}

/** A whole bundle in memory, ready to be written. */
export interface ContentBundle {
  files: BundleFile[];
  pages: RenderedPage[];
  site: SiteIndex;
  /** Each whole, in the order of the site. */
  sections: SectionIndex[];
  /** Old address → where its content is now. */
  redirects: ReadonlyMap<string, string>;
  /** Data files with an address of their own. */
  data: PublishedData[];
  config: SiteConfig;
  problems: ProblemList;
}

export interface BundleOptions {
  /** Absolute path of the content folder. */
  root: string;
  /** Go on when the content has errors. */
  isLenient: boolean;
  /** Told what is being done. */
  onProgress?: (message: string) => void;
}

/** Turns a folder of Markdown into a bundle. Throws `ContentError` when the content has errors, unless lenient. */
export async function bundleContent({ root, isLenient, onProgress }: BundleOptions): Promise<ContentBundle> {
  const problems = new ProblemList();
  onProgress?.('reading sources');
  const [{ config, problems: configProblems }, published, lastUpdated, files] = await Promise.all([
    readSiteConfig(root),
    readPublishedData(root),
    readLastUpdated(root),
    findSources(root),
  ]);
  problems.addAll(configProblems);
  problems.addAll(published.problems);
  const map = new SiteMap(await readSources(root, files, problems));
  problems.addAll(map.problems);

  const media = new MediaLibrary();
  const context: SiteContext = {
    root,
    media,
    findPage: (wanted) => map.find(wanted)?.path,
    pagePaths: map.pages.map((page) => comparablePath(page.path)),
    lineNumbers: config.lineNumbers,
  };
  const renderer = new MarkdownRenderer();
  const pages: RenderedPage[] = [];
  const terms = readTerms(map.pages);
  for (const [i, page] of map.pages.entries()) {
    if (i % PAGES_PER_PAUSE === 0) {
      onProgress?.(`rendering ${i}/${map.pages.length}`);
      await setImmediate();
    }
    const rendered = renderPage(page, renderer, context, lastUpdated.get(page.source.relativePath));
    rendered.record.html = markTerms(rendered.record.html, page.path, terms);
    problems.addAll(rendered.problems);
    pages.push(rendered);
  }
  problems.addAll(checkAnchors(pages));
  problems.addAll(checkTerms(terms, pages));

  onProgress?.('indexing sections');
  const chunks = pages.map((page) => {
    const data = JSON.stringify(page.record);
    return { page, data, file: chunkFileName('pages', page.record.relativePath.replace(/\.md$/i, ''), data) };
  });
  const moved = await readRedirects(root, { find: (wanted) => map.find(wanted), paths: context.pagePaths });
  problems.addAll(moved.problems);
  const redirects = new Map([...permalinkRedirects(pages), ...moved.redirects]);
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
  const out: BundleFile[] = [
    ...chunks.map(({ file, data }) => ({ file, data })),
    ...indexFiles,
    ...media.used.map(({ file, source }) => ({ file, copyOf: source })),
  ];
  const site = buildSite(config, orderSections(refs, config.sections), buildIdOf(out));
  return {
    files: [...out, { file: 'site.json', data: JSON.stringify(site) }],
    pages,
    site,
    sections: orderSections(sections, config.sections),
    redirects,
    data: published.data,
    config,
    problems,
  };
}

/** A page with a permalink is still found where its file would have put it. */
function permalinkRedirects(pages: readonly RenderedPage[]): [string, string][] {
  return pages
    .filter(({ record }) => record.path !== record.regularPath)
    .map(({ record }) => [record.regularPath, record.path]);
}

async function readSources(
  root: string,
  files: readonly string[],
  problems: ProblemList,
): Promise<ParsedSource[]> {
  const read = await Promise.all(files.map((file) => readSource(root, file)));
  return read.flatMap(({ source, problems: readProblems }) => {
    problems.addAll(readProblems);
    if (!source) return [];
    const parsed = parseSource(source);
    problems.addAll(parsed.problems);
    return [parsed.page];
  });
}

/** Names carry hashes, so a hash of the names is a hash of the whole. */
function buildIdOf(files: readonly BundleFile[]): string {
  return contentHash(
    files
      .map(({ file }) => path.posix.normalize(file))
      .toSorted()
      .join('\n'),
  );
}
