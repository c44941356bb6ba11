import { encodePath } from '../../src/bundle/paths';
import { belowBase } from '../site/file-names';
import type { ContentBundle } from '../site/make-bundle';
import { isHostOwner } from '../source/config/site-schema';
import type { OutputFile } from '../support/output-file';
import type { AppAssets } from './app-assets';
import { atomFeed } from './atom-feed';
import { openSearchFile, webManifest } from './browser-files';
import { schemaFiles } from './json-schemas';
import { llmsFiles } from './llms-files';
import { markdownCopies } from './markdown-copies';
import { sitePolicy } from './pages/page-shell';
import { printPages } from './print-pages';
import { redirectPages } from './redirect-pages';
import { policyMeta } from './security/content-security-policy';
import { robotsFile, sitemapFiles } from './sitemap-files';

/**
 * Files beside the pages: redirects, print documents, and files for programs. Paths are below the host's root. Files
 * are made one at a time, because together they are as large as the content.
 */
export async function* siteFiles(bundle: ContentBundle, assets: AppAssets): AsyncGenerator<OutputFile> {
  const policy = policyMeta(sitePolicy(bundle.config));
  yield* redirectPages(bundle);
  // Large files before the many small ones, so that their compression starts early.
  yield* llmsFiles(bundle);
  yield* printPages(bundle, assets, policy);
  yield* markdownCopies(bundle);
  // Files with absolute addresses.
  if (bundle.site.origin !== '') {
    yield* await sitemapFiles(bundle);
    if (isHostOwner(bundle.config)) yield robotsFile(bundle);
    yield* atomFeed(bundle);
    yield openSearchFile(bundle);
  }
  yield* schemaFiles(bundle);
  yield webManifest(bundle);
  // Data files of authors, such as `openapi.yml`, as JSON.
  yield* bundle.data.map(({ path, json }) => ({ file: belowBase(encodePath(path)), data: json }));
}
