import { notFoundHead, renderOfflinePage, renderPage, renderSearchPage } from '../../src/app/render-page';
import { SEARCH_PATH } from '../../src/bundle/constants';
import {
  assetUrl,
  candidatePaths,
  comparablePath,
  findSection,
  findSectionPart,
} from '../../src/bundle/paths';
import type { PageEntry, SectionIndex, SiteIndex } from '../../src/bundle/records';
import { OFFLINE_PATH } from '../../src/bundle/worker-contract';
import type { AppAssets } from '../app/app-assets';
import type { ContentBundle } from '../bundle/bundle-content';
import { contentHash } from '../content/hash';
import type { OutputFile } from '../output/output-file';
import { policyMeta } from '../security/content-security-policy';
import { belowBase, htmlFileOf } from '../site-files/below-base';
import { linksOfSite, markdownLink } from './head-links';
import { pageShell, safeJson } from './page-shell';
import { sitePolicy } from './site-policy';

/** File that starts the app at an address that has no file. */
const NOT_FOUND_FILE = '404.html';

/** One HTML file for every page, so that any static host answers a deep link, and `404.html` for the rest. */
export function* pageFiles(bundle: ContentBundle, assets: AppAssets): Generator<OutputFile> {
  const { site, pages, files } = bundle;
  const siteLinks = linksOfSite(bundle);
  const policy = policyMeta(sitePolicy(bundle.config));
  const sections = new Map(
    files.filter(({ file }) => file.startsWith('sections/')).map((file) => [file.file, file]),
  );
  const indexes = new Map<string, PageIndex>();
  const surroundings = JSON.stringify([withoutFileNames(site), assets, siteLinks, policy]);
  for (const { record } of pages) {
    const ref = findSection(site, record.path);
    const sectionFile = (ref && findSectionPart(ref, record.path))?.file ?? '';
    const index = indexes.get(sectionFile) ?? readIndex(sections.get(sectionFile)?.data ?? '', surroundings);
    indexes.set(sectionFile, index);
    const entry = index.entries.get(record.path);
    if (!entry) throw new Error(`${record.relativePath} is in no section index`);
    const make = (): string => {
      const { html, head, structuredData } = renderPage({ site, section: index.section, entry, record });
      const { html: _, ...data } = record;
      return pageShell({
        site,
        assets,
        head,
        html,
        data: { sectionFile, record: data },
        structuredData,
        links: [...siteLinks, markdownLink(record)],
        policy,
      });
    };
    // The file of the record is named by all that is in it.
    const key = `${index.key} ${entry.file}`;
    const parts = [assetUrl(sectionFile), `"sectionFile":${safeJson(sectionFile)}`, safeJson(site)];
    yield { file: htmlFileOf(record.path), lazy: { key, parts, make } };
  }
  if (!hasOwnSearch(bundle)) {
    const { html, head } = renderSearchPage(site);
    yield {
      file: belowBase(SEARCH_PATH),
      data: pageShell({ site, assets, head, html, links: siteLinks, policy }),
    };
  }
  if (site.offline !== undefined) {
    const { html, head } = renderOfflinePage(site);
    yield {
      file: belowBase(OFFLINE_PATH),
      data: pageShell({ site, assets, head, html, links: siteLinks, policy }),
    };
  }
  yield {
    file: belowBase(NOT_FOUND_FILE),
    data: pageShell({ site, assets, head: notFoundHead(site), html: '', policy }),
  };
}

/** Whether the content has something of its own at the address of the search, which the app shows then. */
function hasOwnSearch({ pages, redirects }: ContentBundle): boolean {
  const spellings = candidatePaths(SEARCH_PATH).map(comparablePath);
  const addresses = [...pages.map(({ record }) => record.path), ...redirects.keys()];
  return addresses.some((address) => spellings.includes(comparablePath(address)));
}

/** A section, as the pages in it need it. */
interface PageIndex {
  section: SectionIndex;
  entries: Map<string, PageEntry>;
  /** Says what its pages depend on, but for their own records and the names of files. */
  key: string;
}

function readIndex(json: string, surroundings: string): PageIndex {
  const section: SectionIndex = JSON.parse(json);
  const titles = section.pages.map(({ file: _, ...entry }) => entry);
  const key = contentHash(JSON.stringify({ ...section, pages: titles }) + surroundings);
  return { section, entries: new Map(section.pages.map((entry) => [entry.path, entry])), key };
}

/** The site's index without what changes with any page: no page shows it. */
function withoutFileNames({ search, offline, ...site }: SiteIndex): unknown {
  const sections = site.sections.map(({ parts, ...section }) => section);
  return { ...site, buildId: '', sections, canSearch: search !== undefined, canSave: offline !== undefined };
}
