import type { Problem } from '../../support/problems';
import { readYaml } from '../../support/yaml-document';
import { type SiteConfig, siteConfigSchema } from './site-schema';

/** File below the content folder with the site's settings. */
export const SITE_CONFIG_FILE = 'site.yml';

/** Reads the site's settings. Keys with errors get their default; without the file, all keys do. */
export async function readSiteConfig(root: string): Promise<{ config: SiteConfig; problems: Problem[] }> {
  const read = await readYaml(root, SITE_CONFIG_FILE, siteConfigSchema, 'site-config');
  return { config: read?.value ?? siteConfigSchema.parse({}), problems: read?.problems ?? [] };
}
