import { BASE_PATH, INTERFACE_LANGUAGE } from '../../../src/bundle/constants';
import { readSiteConfig, SITE_CONFIG_FILE } from '../../source/config/read-site-config';
import type { SiteConfig } from '../../source/config/site-schema';
import { findProducts, readVerifiedLock } from '../../source/config/verified-lock';
import { readContentTree } from '../../source/content-tree';
import { readPublishedData } from '../../source/published-data';
import { errorAt, type Problem } from '../../support/problems';
import { languageOf } from '../../support/site-environment.mjs';

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

/** Reports a changed `base` or language. Modules make addresses and texts from it on load, so it needs a restart. */
function checkRestart({ base, lang }: SiteConfig): Problem[] {
  const messages = [
    base !== BASE_PATH && `the base is "${base}", but the server was started with "${BASE_PATH}"`,
    languageOf(lang) !== INTERFACE_LANGUAGE &&
      `the language is "${lang}", but the server was started with "${INTERFACE_LANGUAGE}"`,
  ];
  const place = { file: SITE_CONFIG_FILE };
  return messages
    .filter((message) => message !== false)
    .map((message) => errorAt(place, 'site-config', message, 'Start the command again.'));
}
