import type { Problem } from '../../support/problems';
import { readYaml } from '../../support/yaml-document';
import { type SiteConfig, siteConfigSchema } from './site-schema';

/** Name of the site's settings below the content folder. */
export const SITE_CONFIG_FILE = 'site.yml';

/** Reads the site's settings. Defaults replace keys with errors, and all settings if the file does not exist. */
export async function readSiteConfig(root: string): Promise<{ config: SiteConfig; problems: Problem[] }> {
  const read = await readYaml(root, SITE_CONFIG_FILE, siteConfigSchema, 'site-config');
  return { config: read?.value ?? siteConfigSchema.parse({}), problems: read?.problems ?? [] };
}
