import { BASE_PATH } from '../../../src/bundle/constants';
import { readSiteConfig, SITE_CONFIG_FILE } from '../../source/config/read-site-config';
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
    problems: [...site.problems, ...checkBase(site.config), ...published.problems],
  };
}

/** Another `base` than at the start takes a new start: addresses are made as the tools are loaded. */
function checkBase({ base }: SiteConfig): Problem[] {
  if (base === BASE_PATH) return [];
  const message = `the base is "${base}", and the server began with "${BASE_PATH}"`;
  const place = { file: SITE_CONFIG_FILE, line: 1, column: 1 };
  return [{ severity: 'error', ...place, rule: 'site-config', message, hint: 'Start the command again.' }];
}
