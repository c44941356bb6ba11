import {
  notFoundHead,
  renderNotFoundHtml,
  renderOfflinePageHtml,
  renderPageHtml,
  renderSearchPageHtml,
} from '../../../src/app/render-page-html';
import { ASSETS_DIR, BASE_PATH, SEARCH_PATH } from '../../../src/bundle/constants';
import { OFFLINE_PATH, SHELL_FILE } from '../../../src/bundle/worker-contract';
import { belowBase, htmlFileOf } from '../../site/file-names';
import type { ContentBundle } from '../../site/make-bundle';
import { passagesOf, recordOf } from '../../site/page';
import { isHostOwner } from '../../source/config/site-schema';
import type { OutputFile } from '../../support/output-file';
import type { AppAssets } from '../app-assets';
import { brandOf } from '../brand';
import { policyMeta } from '../security/content-security-policy';
import { cardTags, linksOfSite, markdownLink } from './head-links';
import { pageShell, sitePolicy } from './page-shell';
import { questionData } from './question-data';
import { sectionStarts } from './start-files';

/** One HTML file for every page, so that any static host answers a deep link. */
export function* pageFiles(bundle: ContentBundle, assets: AppAssets): Generator<OutputFile> {
  const { site, pages, cards } = bundle;
  const { shared, starts } = sharedParts(bundle, assets);
  const places = new Map(
    starts.flatMap((start) => start.index.section.pages.map((entry) => [entry.path, { ...start, entry }])),
  );
  for (const page of pages) {
    const { record } = page;
    const place = places.get(record.path);
    if (!place) throw new Error(`${record.relativePath} is in no section index`);
    const { file: startFile, entry, index } = place;
    const { surroundings, section } = index;
    const make = (): string => {
      const { html, head, structuredData } = renderPageHtml({ site, section, entry, record: recordOf(page) });
      const hasPicture = head.tags.some(({ attributes }) => attributes.property === 'og:image');
      return pageShell({
        ...shared,
        head,
        html,
        // Without the HTML, which is in the document itself.
        data: { startFile, surroundings, recordFile: entry.file, record },
        structuredData: [...structuredData, ...questionData(passagesOf(page))],
        links: [...shared.links, markdownLink(record)],
        meta: hasPicture ? [] : cardTags(site, section.section, cards),
      });
    };
    yield {
      file: htmlFileOf(record.path),
      // The name of the record's file contains a hash of its content, so the key covers the page's text.
      lazy: { key: `${surroundings} ${entry.file}`, make },
      source: record.relativePath,
      needs: belowBase(ASSETS_DIR + startFile),
    };
  }
}

/** Files that contain the site's index, which changes with every edit: start files, and pages that are not content. */
export function* indexFiles(bundle: ContentBundle, assets: AppAssets): Generator<OutputFile> {
  const { site } = bundle;
  const { shared, starts } = sharedParts(bundle, assets);
  for (const { file, index } of starts)
    yield { file: belowBase(ASSETS_DIR + file), data: JSON.stringify(index) };
  yield { file: belowBase(SEARCH_PATH), data: pageShell({ site, ...shared, ...renderSearchPageHtml(site) }) };
  if (site.offline !== undefined) {
    const offline = pageShell({ site, ...shared, ...renderOfflinePageHtml(site) });
    yield { file: belowBase(OFFLINE_PATH), data: offline };
  }
  const head = notFoundHead(site);
  const notFound = pageShell({ site, ...shared, links: [], head, html: renderNotFoundHtml(site) });
  yield { file: belowBase(SHELL_FILE), data: notFound };
  // Hosts such as GitHub Pages send the `404.html` at their root.
  if (BASE_PATH !== '/' && isHostOwner(bundle.config)) yield { file: SHELL_FILE, data: notFound };
}

/** The parts that all these documents share, and the start files, which contain a hash of these parts. */
function sharedParts(bundle: ContentBundle, assets: AppAssets) {
  const policy = policyMeta(sitePolicy(bundle.config));
  const [brand, links] = [brandOf(bundle.site), linksOfSite(bundle)];
  const starts = sectionStarts(bundle, [assets, links, policy, [...bundle.cards], brand]);
  return { shared: { assets, brand, links, policy }, starts };
}
