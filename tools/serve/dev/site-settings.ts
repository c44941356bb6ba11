import { BASE_PATH } from '../../../src/bundle/constants';
import { readSiteConfig, SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import type { SiteConfig } from '../../source/config/site-schema';
import { findProducts, readVerifiedLock } from '../../source/config/verified-lock';
import { readContentTree } from '../../source/content-tree';
import { readPublishedData } from '../../source/published-data';
import { errorAt, type Problem } from '../../support/problems';

/** The settings and data files of the content folder. */
export type SiteSettings = Awaited<ReturnType<typeof readSettings>>;

/** Reads `site.yml`, `verified.lock` and the data files. */
export async function readSettings(root: string) {
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
    problems: [...site.problems, ...checkRestart(site.config), ...published.problems],
  };
}

/** Reports a changed `base`. Modules make addresses from it on load, so it needs a restart. */
function checkRestart({ base }: SiteConfig): Problem[] {
  if (base === BASE_PATH) return [];
  const message = `the base is "${base}", but the server was started with "${BASE_PATH}"`;
  return [errorAt({ file: SITE_CONFIG_FILE }, 'site-config', message, 'Start the command again.')];
}
