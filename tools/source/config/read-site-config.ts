import path from 'node:path';
import type { Problem } from '../../support/problems';
import { readOptional } from '../../support/read-text';
import { parseYaml } from '../../support/yaml-document';
import { type SiteConfig, siteConfigSchema } from './site-schema';

/** Name of the site's settings below the content folder. */
export const SITE_CONFIG_FILE = 'site.yml';

/** Reads the site's settings. Defaults replace keys with errors, and all settings if the file does not exist. */
export async function readSiteConfig(root: string): Promise<{ config: SiteConfig; problems: Problem[] }> {
  const text = await readOptional(path.join(root, SITE_CONFIG_FILE));
  if (text === null) return { config: siteConfigSchema.parse({}), problems: [] };
  const place = { file: SITE_CONFIG_FILE, firstLine: 1, rule: 'site-config' };
  const { value, problems } = parseYaml(text, siteConfigSchema, place);
  return { config: value ?? siteConfigSchema.parse({}), problems };
}
