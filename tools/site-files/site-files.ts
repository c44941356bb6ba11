import type { AppAssets } from '../app/app-assets';
import type { ContentBundle } from '../bundle/bundle-content';
import type { OutputFile } from '../output/write-tree';
import { atomFeed } from './atom-feed';
import { belowBase } from './below-base';
import { llmsFiles } from './llms-files';
import { markdownCopies } from './markdown-copies';
import { openSearch } from './open-search';
import { printPages } from './print-pages';
import { redirectPages } from './redirect-pages';
import { robotsFile } from './robots-file';
import { sitemapFiles } from './sitemap-files';
import { webManifest } from './web-manifest';

/** What stands beside the pages, for machines and for readers with an old address. Paths are below the host's root. */
export async function siteFiles(bundle: ContentBundle, assets: AppAssets): Promise<OutputFile[]> {
  return [
    ...redirectPages(bundle),
    ...printPages(bundle, assets),
    ...markdownCopies(bundle),
    ...llmsFiles(bundle),
    ...(await sitemapFiles(bundle)),
    ...robotsFile(bundle),
    ...atomFeed(bundle),
    ...openSearch(bundle),
    webManifest(bundle),
    ...bundle.data.map(({ path, json }) => ({ file: belowBase(path), data: json })),
  ];
}
