import { encodePath } from '../../src/bundle/paths';
import type { AppAssets } from '../app/app-assets';
import type { ContentBundle } from '../bundle/bundle-content';
import type { OutputFile } from '../output/output-file';
import { policyMeta } from '../security/content-security-policy';
import { sitePolicy } from '../snapshot/site-policy';
import { atomFeed } from './atom-feed';
import { belowBase } from './below-base';
import { llmsFiles } from './llms-files';
import { markdownCopies } from './markdown-copies';
import { openSearch } from './open-search';
import { printPages } from './print-pages';
import { redirectPages } from './redirect-pages';
import { robotsFile } from './robots-file';
import { schemaFiles } from './schema-files';
import { sitemapFiles } from './sitemap-files';
import { webManifest } from './web-manifest';

/**
 * What stands beside the pages, for machines and for readers with an old address. Paths are below the host's
 * root. One after the other: together they are as large as the content.
 */
export async function* siteFiles(bundle: ContentBundle, assets: AppAssets): AsyncGenerator<OutputFile> {
  const policy = policyMeta(sitePolicy(bundle.config));
  yield* redirectPages(bundle);
  // The largest first: they are compressed while the many small ones are looked at.
  yield* llmsFiles(bundle);
  yield* printPages(bundle, assets, policy);
  yield* markdownCopies(bundle);
  yield* await sitemapFiles(bundle);
  yield* robotsFile(bundle);
  yield* atomFeed(bundle);
  yield* openSearch(bundle);
  yield* schemaFiles(bundle);
  yield webManifest(bundle);
  yield* bundle.data.map(({ path, json }) => ({ file: belowBase(encodePath(path)), data: json }));
}
