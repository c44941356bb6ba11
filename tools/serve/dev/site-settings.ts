import { readSiteConfig } from '../../source/config/read-site-config';
import type { SiteConfig } from '../../source/config/site-schema';
import { findProducts, readVerifiedLock, type VerifiedLine } from '../../source/config/verified-lock';
import { readContentTree } from '../../source/content-tree';
import { type PublishedData, readPublishedData } from '../../source/published-data';
import type { Problem } from '../../support/problems';

/** The settings and data files of the content folder. */
export interface SiteSettings {
  config: SiteConfig;
  data: readonly PublishedData[];
  /** The lines of `verified.lock`: samples that have run, and those excused from it. */
  verified: readonly VerifiedLine[];
  /** Product that a page's sample ran on; undefined if it has not run. */
  findProduct: (page: string, hash: string) => string | undefined;
  problems: readonly Problem[];
}

/** Reads `site.yml`, `verified.lock` and the data files. */
export async function readSettings(root: string): Promise<SiteSettings> {
  const [site, tree, verified] = await Promise.all([
    readSiteConfig(root),
    readContentTree(root),
    readVerifiedLock(root),
  ]);
  const published = await readPublishedData(root, tree.files);
  return {
    config: site.config,
    data: published.data,
    verified,
    findProduct: findProducts(verified),
    problems: [...site.problems, ...published.problems],
  };
}
