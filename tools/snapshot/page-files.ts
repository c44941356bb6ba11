import { notFoundHead, renderPage } from '../../src/app/render-page';
import { findSection, findSectionPart } from '../../src/bundle/paths';
import type { PageEntry, SectionIndex } from '../../src/bundle/records';
import type { AppAssets } from '../app/app-assets';
import type { ContentBundle } from '../bundle/bundle-content';
import type { OutputFile } from '../output/write-tree';
import { belowBase, htmlFileOf } from '../site-files/below-base';
import { linksOfSite, markdownLink } from './head-links';
import { pageShell } from './page-shell';

/** File that starts the app at an address that has no file. */
const NOT_FOUND_FILE = '404.html';

/** One HTML file for every page, so that any static host answers a deep link, and `404.html` for the rest. */
export function* pageFiles(bundle: ContentBundle, assets: AppAssets): Generator<OutputFile> {
  const { site, pages, files } = bundle;
  const siteLinks = linksOfSite(bundle);
  const sections = new Map(
    files.filter(({ file }) => file.startsWith('sections/')).map((file) => [file.file, file]),
  );
  const indexes = new Map<string, { section: SectionIndex; entries: Map<string, PageEntry> }>();
  for (const { record } of pages) {
    const ref = findSection(site, record.path);
    const sectionFile = (ref && findSectionPart(ref, record.path))?.file ?? '';
    const index = indexes.get(sectionFile) ?? readIndex(sections.get(sectionFile)?.data ?? '');
    indexes.set(sectionFile, index);
    const entry = index.entries.get(record.path);
    if (!entry) throw new Error(`${record.relativePath} is in no section index`);
    const { html, head, structuredData } = renderPage({ site, section: index.section, entry, record });
    const { html: _, ...data } = record;
    yield {
      file: htmlFileOf(record.path),
      data: pageShell({
        site,
        assets,
        head,
        html,
        data: { sectionFile, record: data },
        structuredData,
        links: [...siteLinks, markdownLink(record)],
      }),
    };
  }
  yield {
    file: belowBase(NOT_FOUND_FILE),
    data: pageShell({ site, assets, head: notFoundHead(site), html: '' }),
  };
}

function readIndex(json: string): { section: SectionIndex; entries: Map<string, PageEntry> } {
  const section: SectionIndex = JSON.parse(json);
  return { section, entries: new Map(section.pages.map((entry) => [entry.path, entry])) };
}
